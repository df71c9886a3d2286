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
const schema0 = {"$id":"contract:/AIService_Transcribe.200.body","$ref":"contract:/components/schemas/TranscribeResponse"};
const schema1 = {"$id":"contract:/components/schemas/TranscribeResponse","type":"object","properties":{"text":{"type":"string"}}};

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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/TranscribeResponse/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/TranscribeResponse/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"text":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/AIService_Transcribe.200.headers","type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema3 = {"$id":"contract:/AIService_Transcribe.default.body","$ref":"contract:/components/schemas/Status"};
const schema4 = {"$id":"contract:/components/schemas/Status","type":"object","properties":{"code":{"type":"integer","format":"int32","safeInteger":true},"message":{"type":"string"},"details":{"type":"array","items":{"$ref":"contract:/components/schemas/GoogleProtobufAny"}}}};
const schema5 = {"$id":"contract:/components/schemas/GoogleProtobufAny","type":"object","properties":{"@type":{"type":"string"}},"additionalProperties":true};

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
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},schema:schema4.properties.code.type,parentSchema:schema4.properties.code,data:data0};
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
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema4.properties.code,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema4.properties.code,data:data0};
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
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema4.properties.message.type,parentSchema:schema4.properties.message,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["@type"] !== undefined){
let data4 = data3["@type"];
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/details/" + i0+"/@type",schemaPath:"contract:/components/schemas/GoogleProtobufAny/properties/%40type/type",keyword:"type",params:{type: "string"},schema:schema5.properties["@type"].type,parentSchema:schema5.properties["@type"],data:data4};
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
const err5 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/GoogleProtobufAny/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data:data3};
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
const err6 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"},schema:schema4.properties.details.type,parentSchema:schema4.properties.details,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
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
validate3.evaluated = {"props":{"code":true,"message":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
validate2.evaluated = {"props":{"code":true,"message":true,"details":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema6 = {"$id":"contract:/AttachmentService_ListAttachments.200.body","$ref":"contract:/components/schemas/ListAttachmentsResponse"};
const schema7 = {"$id":"contract:/components/schemas/ListAttachmentsResponse","type":"object","properties":{"attachments":{"type":"array","items":{"$ref":"contract:/components/schemas/Attachment"}},"nextPageToken":{"type":"string"}}};
const schema8 = {"$id":"contract:/components/schemas/Attachment","required":["filename","type"],"type":"object","properties":{"name":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"filename":{"type":"string"},"content":false,"externalLink":{"type":"string"},"type":{"type":"string"},"size":{"type":"string"},"memo":{"type":"string"},"motionMedia":{"allOf":[{"$ref":"contract:/components/schemas/MotionMedia"}]},"mediaMetadata":{"allOf":[{"$ref":"contract:/components/schemas/MediaMetadata"}]}}};
const schema9 = {"$id":"contract:/components/schemas/MotionMedia","type":"object","properties":{"family":{"enum":["MOTION_MEDIA_FAMILY_UNSPECIFIED","APPLE_LIVE_PHOTO","ANDROID_MOTION_PHOTO"],"type":"string","format":"enum"},"role":{"enum":["MOTION_MEDIA_ROLE_UNSPECIFIED","STILL","VIDEO","CONTAINER"],"type":"string","format":"enum"},"groupId":{"type":"string"},"presentationTimestampUs":{"type":"string"},"hasEmbeddedVideo":{"type":"boolean"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema10 = {"$id":"contract:/components/schemas/MediaMetadata","type":"object","properties":{"width":{"type":"integer","format":"int32","safeInteger":true},"height":{"type":"integer","format":"int32","safeInteger":true},"photo":{"$ref":"contract:/components/schemas/PhotoMetadata"},"video":{"$ref":"contract:/components/schemas/VideoMetadata"}}};
const schema14 = {"$id":"contract:/components/schemas/VideoMetadata","type":"object","properties":{"durationSeconds":{"type":"number","format":"double","double":true}}};
const schema11 = {"$id":"contract:/components/schemas/PhotoMetadata","type":"object","properties":{"captureTime":{"$ref":"contract:/components/schemas/MediaCaptureTime"},"location":{"$ref":"contract:/components/schemas/MediaLocation"},"sourceExifOrientation":{"type":"integer","format":"int32","safeInteger":true},"cameraMake":{"type":"string"},"cameraModel":{"type":"string"},"lensModel":{"type":"string"},"fNumber":{"type":"number","format":"double","double":true},"exposureTimeSeconds":{"type":"number","format":"double","double":true},"iso":{"type":"integer","format":"int32","safeInteger":true},"focalLengthMm":{"type":"number","format":"double","double":true}}};
const schema12 = {"$id":"contract:/components/schemas/MediaCaptureTime","type":"object","properties":{"localDateTime":{"type":"string"},"utcOffset":{"type":"string"}}};
const schema13 = {"$id":"contract:/components/schemas/MediaLocation","type":"object","properties":{"latitude":{"type":"number","format":"double","double":true},"longitude":{"type":"number","format":"double","double":true},"altitudeMeters":{"type":"number","format":"double","double":true}}};

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
if(data.captureTime !== undefined){
let data0 = data.captureTime;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.localDateTime !== undefined){
let data1 = data0.localDateTime;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/captureTime/localDateTime",schemaPath:"contract:/components/schemas/MediaCaptureTime/properties/localDateTime/type",keyword:"type",params:{type: "string"},schema:schema12.properties.localDateTime.type,parentSchema:schema12.properties.localDateTime,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.utcOffset !== undefined){
let data2 = data0.utcOffset;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/captureTime/utcOffset",schemaPath:"contract:/components/schemas/MediaCaptureTime/properties/utcOffset/type",keyword:"type",params:{type: "string"},schema:schema12.properties.utcOffset.type,parentSchema:schema12.properties.utcOffset,data:data2};
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
const err2 = {instancePath:instancePath+"/captureTime",schemaPath:"contract:/components/schemas/MediaCaptureTime/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data0};
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
let data3 = data.location;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.latitude !== undefined){
let data4 = data3.latitude;
if(typeof data4 === "bigint"){
const err3 = {instancePath:instancePath+"/location/latitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/latitude/double",keyword:"double",params:{holder: data3, key: "latitude"},schema:true,parentSchema:schema13.properties.latitude,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/location/latitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/latitude/type",keyword:"type",params:{type: "number"},schema:schema13.properties.latitude.type,parentSchema:schema13.properties.latitude,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.longitude !== undefined){
let data5 = data3.longitude;
if(typeof data5 === "bigint"){
const err5 = {instancePath:instancePath+"/location/longitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/longitude/double",keyword:"double",params:{holder: data3, key: "longitude"},schema:true,parentSchema:schema13.properties.longitude,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/location/longitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/longitude/type",keyword:"type",params:{type: "number"},schema:schema13.properties.longitude.type,parentSchema:schema13.properties.longitude,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.altitudeMeters !== undefined){
let data6 = data3.altitudeMeters;
if(typeof data6 === "bigint"){
const err7 = {instancePath:instancePath+"/location/altitudeMeters",schemaPath:"contract:/components/schemas/MediaLocation/properties/altitudeMeters/double",keyword:"double",params:{holder: data3, key: "altitudeMeters"},schema:true,parentSchema:schema13.properties.altitudeMeters,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/location/altitudeMeters",schemaPath:"contract:/components/schemas/MediaLocation/properties/altitudeMeters/type",keyword:"type",params:{type: "number"},schema:schema13.properties.altitudeMeters.type,parentSchema:schema13.properties.altitudeMeters,data:data6};
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
const err9 = {instancePath:instancePath+"/location",schemaPath:"contract:/components/schemas/MediaLocation/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sourceExifOrientation !== undefined){
let data7 = data.sourceExifOrientation;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/sourceExifOrientation",schemaPath:"#/properties/sourceExifOrientation/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.sourceExifOrientation.type,parentSchema:schema11.properties.sourceExifOrientation,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err11 = {instancePath:instancePath+"/sourceExifOrientation",schemaPath:"#/properties/sourceExifOrientation/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema11.properties.sourceExifOrientation,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err12 = {instancePath:instancePath+"/sourceExifOrientation",schemaPath:"#/properties/sourceExifOrientation/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema11.properties.sourceExifOrientation,data:data7};
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
if(data.cameraMake !== undefined){
let data8 = data.cameraMake;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/cameraMake",schemaPath:"#/properties/cameraMake/type",keyword:"type",params:{type: "string"},schema:schema11.properties.cameraMake.type,parentSchema:schema11.properties.cameraMake,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.cameraModel !== undefined){
let data9 = data.cameraModel;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/cameraModel",schemaPath:"#/properties/cameraModel/type",keyword:"type",params:{type: "string"},schema:schema11.properties.cameraModel.type,parentSchema:schema11.properties.cameraModel,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lensModel !== undefined){
let data10 = data.lensModel;
if(typeof data10 !== "string"){
const err15 = {instancePath:instancePath+"/lensModel",schemaPath:"#/properties/lensModel/type",keyword:"type",params:{type: "string"},schema:schema11.properties.lensModel.type,parentSchema:schema11.properties.lensModel,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.fNumber !== undefined){
let data11 = data.fNumber;
if(typeof data11 === "bigint"){
const err16 = {instancePath:instancePath+"/fNumber",schemaPath:"#/properties/fNumber/double",keyword:"double",params:{holder: data, key: "fNumber"},schema:true,parentSchema:schema11.properties.fNumber,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/fNumber",schemaPath:"#/properties/fNumber/type",keyword:"type",params:{type: "number"},schema:schema11.properties.fNumber.type,parentSchema:schema11.properties.fNumber,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exposureTimeSeconds !== undefined){
let data12 = data.exposureTimeSeconds;
if(typeof data12 === "bigint"){
const err18 = {instancePath:instancePath+"/exposureTimeSeconds",schemaPath:"#/properties/exposureTimeSeconds/double",keyword:"double",params:{holder: data, key: "exposureTimeSeconds"},schema:true,parentSchema:schema11.properties.exposureTimeSeconds,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err19 = {instancePath:instancePath+"/exposureTimeSeconds",schemaPath:"#/properties/exposureTimeSeconds/type",keyword:"type",params:{type: "number"},schema:schema11.properties.exposureTimeSeconds.type,parentSchema:schema11.properties.exposureTimeSeconds,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.iso !== undefined){
let data13 = data.iso;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/iso",schemaPath:"#/properties/iso/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.iso.type,parentSchema:schema11.properties.iso,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err21 = {instancePath:instancePath+"/iso",schemaPath:"#/properties/iso/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema11.properties.iso,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err22 = {instancePath:instancePath+"/iso",schemaPath:"#/properties/iso/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema11.properties.iso,data:data13};
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
if(data.focalLengthMm !== undefined){
let data14 = data.focalLengthMm;
if(typeof data14 === "bigint"){
const err23 = {instancePath:instancePath+"/focalLengthMm",schemaPath:"#/properties/focalLengthMm/double",keyword:"double",params:{holder: data, key: "focalLengthMm"},schema:true,parentSchema:schema11.properties.focalLengthMm,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err24 = {instancePath:instancePath+"/focalLengthMm",schemaPath:"#/properties/focalLengthMm/type",keyword:"type",params:{type: "number"},schema:schema11.properties.focalLengthMm.type,parentSchema:schema11.properties.focalLengthMm,data:data14};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"captureTime":true,"location":true,"sourceExifOrientation":true,"cameraMake":true,"cameraModel":true,"lensModel":true,"fNumber":true,"exposureTimeSeconds":true,"iso":true,"focalLengthMm":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.width !== undefined){
let data0 = data.width;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data0};
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
const err1 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.width,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err2 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema10.properties.width,data:data0};
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
if(data.height !== undefined){
let data1 = data.height;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data1};
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
const err4 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.height,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err5 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema10.properties.height,data:data1};
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
if(data.photo !== undefined){
if(!(validate9.call(this, data.photo, {instancePath:instancePath+"/photo",parentData:data,parentDataProperty:"photo",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
let data3 = data.video;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.durationSeconds !== undefined){
let data4 = data3.durationSeconds;
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/video/durationSeconds",schemaPath:"contract:/components/schemas/VideoMetadata/properties/durationSeconds/double",keyword:"double",params:{holder: data3, key: "durationSeconds"},schema:true,parentSchema:schema14.properties.durationSeconds,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/video/durationSeconds",schemaPath:"contract:/components/schemas/VideoMetadata/properties/durationSeconds/type",keyword:"type",params:{type: "number"},schema:schema14.properties.durationSeconds.type,parentSchema:schema14.properties.durationSeconds,data:data4};
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
const err8 = {instancePath:instancePath+"/video",schemaPath:"contract:/components/schemas/VideoMetadata/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"width":true,"height":true,"photo":true,"video":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.filename === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema8.required,parentSchema:schema8,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.createTime !== undefined){
let data1 = data.createTime;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.createTime,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.createTime,data:data1};
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
const err5 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema8.properties.createTime.type,parentSchema:schema8.properties.createTime,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema8.properties.filename.type,parentSchema:schema8.properties.filename,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content !== undefined){
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema8.properties.content,data:data.content};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.externalLink !== undefined){
let data4 = data.externalLink;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/externalLink",schemaPath:"#/properties/externalLink/type",keyword:"type",params:{type: "string"},schema:schema8.properties.externalLink.type,parentSchema:schema8.properties.externalLink,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.type.type,parentSchema:schema8.properties.type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.size !== undefined){
let data6 = data.size;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},schema:schema8.properties.size.type,parentSchema:schema8.properties.size,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.memo !== undefined){
let data7 = data.memo;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema8.properties.memo.type,parentSchema:schema8.properties.memo,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.motionMedia !== undefined){
let data8 = data.motionMedia;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.family !== undefined){
let data9 = data8.family;
if(!(((data9 === "MOTION_MEDIA_FAMILY_UNSPECIFIED") || (data9 === "APPLE_LIVE_PHOTO")) || (data9 === "ANDROID_MOTION_PHOTO"))){
const err12 = {instancePath:instancePath+"/motionMedia/family",schemaPath:"contract:/components/schemas/MotionMedia/properties/family/enum",keyword:"enum",params:{allowedValues: schema9.properties.family.enum},schema:schema9.properties.family.enum,parentSchema:schema9.properties.family,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data9 === "string")){
const err13 = {instancePath:instancePath+"/motionMedia/family",schemaPath:"contract:/components/schemas/MotionMedia/properties/family/type",keyword:"type",params:{type: "string"},schema:schema9.properties.family.type,parentSchema:schema9.properties.family,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.role !== undefined){
let data10 = data8.role;
if(!((((data10 === "MOTION_MEDIA_ROLE_UNSPECIFIED") || (data10 === "STILL")) || (data10 === "VIDEO")) || (data10 === "CONTAINER"))){
const err14 = {instancePath:instancePath+"/motionMedia/role",schemaPath:"contract:/components/schemas/MotionMedia/properties/role/enum",keyword:"enum",params:{allowedValues: schema9.properties.role.enum},schema:schema9.properties.role.enum,parentSchema:schema9.properties.role,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(typeof data10 === "string")){
const err15 = {instancePath:instancePath+"/motionMedia/role",schemaPath:"contract:/components/schemas/MotionMedia/properties/role/type",keyword:"type",params:{type: "string"},schema:schema9.properties.role.type,parentSchema:schema9.properties.role,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.groupId !== undefined){
let data11 = data8.groupId;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/motionMedia/groupId",schemaPath:"contract:/components/schemas/MotionMedia/properties/groupId/type",keyword:"type",params:{type: "string"},schema:schema9.properties.groupId.type,parentSchema:schema9.properties.groupId,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.presentationTimestampUs !== undefined){
let data12 = data8.presentationTimestampUs;
if(typeof data12 !== "string"){
const err17 = {instancePath:instancePath+"/motionMedia/presentationTimestampUs",schemaPath:"contract:/components/schemas/MotionMedia/properties/presentationTimestampUs/type",keyword:"type",params:{type: "string"},schema:schema9.properties.presentationTimestampUs.type,parentSchema:schema9.properties.presentationTimestampUs,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.hasEmbeddedVideo !== undefined){
let data13 = data8.hasEmbeddedVideo;
if(typeof data13 !== "boolean"){
const err18 = {instancePath:instancePath+"/motionMedia/hasEmbeddedVideo",schemaPath:"contract:/components/schemas/MotionMedia/properties/hasEmbeddedVideo/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.hasEmbeddedVideo.type,parentSchema:schema9.properties.hasEmbeddedVideo,data:data13};
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
const err19 = {instancePath:instancePath+"/motionMedia",schemaPath:"contract:/components/schemas/MotionMedia/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.mediaMetadata !== undefined){
if(!(validate8.call(this, data.mediaMetadata, {instancePath:instancePath+"/mediaMetadata",parentData:data,parentDataProperty:"mediaMetadata",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"name":true,"createTime":true,"filename":true,"content":true,"externalLink":true,"type":true,"size":true,"memo":true,"motionMedia":true,"mediaMetadata":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.attachments !== undefined){
let data0 = data.attachments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate7.call(this, data0[i0], {instancePath:instancePath+"/attachments/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema7.properties.attachments.type,parentSchema:schema7.properties.attachments,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema7.properties.nextPageToken.type,parentSchema:schema7.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"attachments":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate6.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"attachments":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate14;
const schema15 = {"$id":"contract:/AttachmentService_CreateAttachment.200.body","$ref":"contract:/components/schemas/Attachment"};

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
if(!(validate7.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"name":true,"createTime":true,"filename":true,"content":true,"externalLink":true,"type":true,"size":true,"memo":true,"motionMedia":true,"mediaMetadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate16;
const schema16 = {"$id":"contract:/AuthService_GetCurrentUser.200.body","$ref":"contract:/components/schemas/GetCurrentUserResponse"};
const schema17 = {"$id":"contract:/components/schemas/GetCurrentUserResponse","type":"object","properties":{"user":{"allOf":[{"$ref":"contract:/components/schemas/User"}]}}};
const schema18 = {"$id":"contract:/components/schemas/User","required":["role","username","state"],"type":"object","properties":{"name":{"type":"string"},"role":{"enum":["ROLE_UNSPECIFIED","ADMIN","USER"],"type":"string","format":"enum"},"username":{"type":"string"},"email":{"type":"string"},"displayName":{"type":"string"},"avatarUrl":{"type":"string"},"description":{"type":"string"},"password":false,"state":{"enum":["STATE_UNSPECIFIED","NORMAL","ARCHIVED"],"type":"string","format":"enum"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"updateTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role === undefined){
const err0 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.username === undefined){
const err1 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.state === undefined){
const err2 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/user/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.role !== undefined){
let data2 = data0.role;
if(!(((data2 === "ROLE_UNSPECIFIED") || (data2 === "ADMIN")) || (data2 === "USER"))){
const err4 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data2 === "string")){
const err5 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.username !== undefined){
let data3 = data0.username;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/user/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.email !== undefined){
let data4 = data0.email;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/user/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.displayName !== undefined){
let data5 = data0.displayName;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/user/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.avatarUrl !== undefined){
let data6 = data0.avatarUrl;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/user/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.description !== undefined){
let data7 = data0.description;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/user/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.password !== undefined){
const err11 = {instancePath:instancePath+"/user/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data0.password};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.state !== undefined){
let data9 = data0.state;
if(!(((data9 === "STATE_UNSPECIFIED") || (data9 === "NORMAL")) || (data9 === "ARCHIVED"))){
const err12 = {instancePath:instancePath+"/user/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data9 === "string")){
const err13 = {instancePath:instancePath+"/user/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.createTime !== undefined){
let data10 = data0.createTime;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err14 = {instancePath:instancePath+"/user/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/user/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data10};
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
const err16 = {instancePath:instancePath+"/user/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.updateTime !== undefined){
let data11 = data0.updateTime;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err17 = {instancePath:instancePath+"/user/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data11.includes(":60")){
const next1 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/user/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data11};
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
const err19 = {instancePath:instancePath+"/user/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data11};
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
const err20 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"user":true},"dynamicProps":false,"dynamicItems":false};


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
validate16.evaluated = {"props":{"user":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate19;
const schema19 = {"$id":"contract:/AuthService_RefreshToken.200.body","$ref":"contract:/components/schemas/RefreshTokenResponse"};
const schema20 = {"$id":"contract:/components/schemas/RefreshTokenResponse","type":"object","properties":{"accessToken":{"type":"string"},"expiresAt":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/accessToken",schemaPath:"contract:/components/schemas/RefreshTokenResponse/properties/accessToken/type",keyword:"type",params:{type: "string"},schema:schema20.properties.accessToken.type,parentSchema:schema20.properties.accessToken,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:/components/schemas/RefreshTokenResponse/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema20.properties.expiresAt,data:data1};
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
const err2 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:/components/schemas/RefreshTokenResponse/properties/expiresAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema20.properties.expiresAt,data:data1};
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
const err3 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:/components/schemas/RefreshTokenResponse/properties/expiresAt/type",keyword:"type",params:{type: "string"},schema:schema20.properties.expiresAt.type,parentSchema:schema20.properties.expiresAt,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/RefreshTokenResponse/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"accessToken":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate20;
const schema21 = {"$id":"contract:/AuthService_SignIn.200.body","$ref":"contract:/components/schemas/SignInResponse"};
const schema22 = {"$id":"contract:/components/schemas/SignInResponse","type":"object","properties":{"user":{"allOf":[{"$ref":"contract:/components/schemas/User"}]},"accessToken":{"type":"string"},"accessTokenExpiresAt":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role === undefined){
const err0 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.username === undefined){
const err1 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.state === undefined){
const err2 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/user/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.role !== undefined){
let data2 = data0.role;
if(!(((data2 === "ROLE_UNSPECIFIED") || (data2 === "ADMIN")) || (data2 === "USER"))){
const err4 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data2 === "string")){
const err5 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.username !== undefined){
let data3 = data0.username;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/user/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.email !== undefined){
let data4 = data0.email;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/user/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.displayName !== undefined){
let data5 = data0.displayName;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/user/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.avatarUrl !== undefined){
let data6 = data0.avatarUrl;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/user/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.description !== undefined){
let data7 = data0.description;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/user/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.password !== undefined){
const err11 = {instancePath:instancePath+"/user/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data0.password};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.state !== undefined){
let data9 = data0.state;
if(!(((data9 === "STATE_UNSPECIFIED") || (data9 === "NORMAL")) || (data9 === "ARCHIVED"))){
const err12 = {instancePath:instancePath+"/user/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data9 === "string")){
const err13 = {instancePath:instancePath+"/user/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.createTime !== undefined){
let data10 = data0.createTime;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err14 = {instancePath:instancePath+"/user/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/user/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data10};
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
const err16 = {instancePath:instancePath+"/user/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.updateTime !== undefined){
let data11 = data0.updateTime;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err17 = {instancePath:instancePath+"/user/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data11.includes(":60")){
const next1 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/user/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data11};
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
const err19 = {instancePath:instancePath+"/user/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data11};
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
const err20 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data12 = data.accessToken;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},schema:schema22.properties.accessToken.type,parentSchema:schema22.properties.accessToken,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.accessTokenExpiresAt !== undefined){
let data13 = data.accessTokenExpiresAt;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err22 = {instancePath:instancePath+"/accessTokenExpiresAt",schemaPath:"#/properties/accessTokenExpiresAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema22.properties.accessTokenExpiresAt,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data13.includes(":60")){
const next2 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/accessTokenExpiresAt",schemaPath:"#/properties/accessTokenExpiresAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema22.properties.accessTokenExpiresAt,data:data13};
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
const err24 = {instancePath:instancePath+"/accessTokenExpiresAt",schemaPath:"#/properties/accessTokenExpiresAt/type",keyword:"type",params:{type: "string"},schema:schema22.properties.accessTokenExpiresAt.type,parentSchema:schema22.properties.accessTokenExpiresAt,data:data13};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"user":true,"accessToken":true,"accessTokenExpiresAt":true},"dynamicProps":false,"dynamicItems":false};


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
validate20.evaluated = {"props":{"user":true,"accessToken":true,"accessTokenExpiresAt":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate23;
const schema24 = {"$id":"contract:/IdentityProviderService_ListIdentityProviders.200.body","$ref":"contract:/components/schemas/ListIdentityProvidersResponse"};
const schema25 = {"$id":"contract:/components/schemas/ListIdentityProvidersResponse","type":"object","properties":{"identityProviders":{"type":"array","items":{"$ref":"contract:/components/schemas/IdentityProvider"}}}};
const schema26 = {"$id":"contract:/components/schemas/IdentityProvider","required":["type","title","config"],"type":"object","properties":{"name":{"type":"string"},"type":{"enum":["TYPE_UNSPECIFIED","OAUTH2"],"type":"string","format":"enum"},"title":{"type":"string"},"identifierFilter":{"type":"string"},"config":{"allOf":[{"$ref":"contract:/components/schemas/IdentityProviderConfig"}]}}};
const schema27 = {"$id":"contract:/components/schemas/IdentityProviderConfig","type":"object","properties":{"oauth2Config":{"$ref":"contract:/components/schemas/OAuth2Config"}}};
const schema28 = {"$id":"contract:/components/schemas/OAuth2Config","type":"object","properties":{"clientId":{"type":"string"},"clientSecret":{"type":"string"},"authUrl":{"type":"string"},"tokenUrl":{"type":"string"},"userInfoUrl":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"fieldMapping":{"$ref":"contract:/components/schemas/FieldMapping"}}};
const schema29 = {"$id":"contract:/components/schemas/FieldMapping","type":"object","properties":{"identifier":{"type":"string"},"displayName":{"type":"string"},"email":{"type":"string"},"avatarUrl":{"type":"string"}}};

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
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema28.properties.clientId.type,parentSchema:schema28.properties.clientId,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data1 = data.clientSecret;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema28.properties.clientSecret.type,parentSchema:schema28.properties.clientSecret,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.authUrl !== undefined){
let data2 = data.authUrl;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/authUrl",schemaPath:"#/properties/authUrl/type",keyword:"type",params:{type: "string"},schema:schema28.properties.authUrl.type,parentSchema:schema28.properties.authUrl,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tokenUrl !== undefined){
let data3 = data.tokenUrl;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/tokenUrl",schemaPath:"#/properties/tokenUrl/type",keyword:"type",params:{type: "string"},schema:schema28.properties.tokenUrl.type,parentSchema:schema28.properties.tokenUrl,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.userInfoUrl !== undefined){
let data4 = data.userInfoUrl;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/userInfoUrl",schemaPath:"#/properties/userInfoUrl/type",keyword:"type",params:{type: "string"},schema:schema28.properties.userInfoUrl.type,parentSchema:schema28.properties.userInfoUrl,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data5 = data.scopes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema28.properties.scopes.items.type,parentSchema:schema28.properties.scopes.items,data:data6};
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
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema28.properties.scopes.type,parentSchema:schema28.properties.scopes,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fieldMapping !== undefined){
let data7 = data.fieldMapping;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.identifier !== undefined){
let data8 = data7.identifier;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/fieldMapping/identifier",schemaPath:"contract:/components/schemas/FieldMapping/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema29.properties.identifier.type,parentSchema:schema29.properties.identifier,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.displayName !== undefined){
let data9 = data7.displayName;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/fieldMapping/displayName",schemaPath:"contract:/components/schemas/FieldMapping/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema29.properties.displayName.type,parentSchema:schema29.properties.displayName,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.email !== undefined){
let data10 = data7.email;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/fieldMapping/email",schemaPath:"contract:/components/schemas/FieldMapping/properties/email/type",keyword:"type",params:{type: "string"},schema:schema29.properties.email.type,parentSchema:schema29.properties.email,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.avatarUrl !== undefined){
let data11 = data7.avatarUrl;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/fieldMapping/avatarUrl",schemaPath:"contract:/components/schemas/FieldMapping/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema29.properties.avatarUrl.type,parentSchema:schema29.properties.avatarUrl,data:data11};
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
const err11 = {instancePath:instancePath+"/fieldMapping",schemaPath:"contract:/components/schemas/FieldMapping/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data7};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"clientId":true,"clientSecret":true,"authUrl":true,"tokenUrl":true,"userInfoUrl":true,"scopes":true,"fieldMapping":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.oauth2Config !== undefined){
if(!(validate27.call(this, data.oauth2Config, {instancePath:instancePath+"/oauth2Config",parentData:data,parentDataProperty:"oauth2Config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"oauth2Config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.config === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"},schema:schema26.required,parentSchema:schema26,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "TYPE_UNSPECIFIED") || (data1 === "OAUTH2"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum},schema:schema26.properties.type.enum,parentSchema:schema26.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data1 === "string")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema26.properties.title.type,parentSchema:schema26.properties.title,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.identifierFilter !== undefined){
let data3 = data.identifierFilter;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/identifierFilter",schemaPath:"#/properties/identifierFilter/type",keyword:"type",params:{type: "string"},schema:schema26.properties.identifierFilter.type,parentSchema:schema26.properties.identifierFilter,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.config !== undefined){
if(!(validate26.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"name":true,"type":true,"title":true,"identifierFilter":true,"config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.identityProviders !== undefined){
let data0 = data.identityProviders;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25.call(this, data0[i0], {instancePath:instancePath+"/identityProviders/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/identityProviders",schemaPath:"#/properties/identityProviders/type",keyword:"type",params:{type: "array"},schema:schema25.properties.identityProviders.type,parentSchema:schema25.properties.identityProviders,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"identityProviders":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate24.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"identityProviders":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate32;
const schema30 = {"$id":"contract:/IdentityProviderService_CreateIdentityProvider.200.body","$ref":"contract:/components/schemas/IdentityProvider"};

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
if(!(validate25.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate25.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"name":true,"type":true,"title":true,"identifierFilter":true,"config":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate34;
const schema31 = {"$id":"contract:/InstanceService_GetInstanceProfile.200.body","$ref":"contract:/components/schemas/InstanceProfile"};
const schema32 = {"$id":"contract:/components/schemas/InstanceProfile","type":"object","properties":{"version":{"type":"string"},"demo":{"type":"boolean"},"instanceUrl":{"type":"string"},"admin":{"allOf":[{"$ref":"contract:/components/schemas/User"}]},"commit":{"type":"string"},"needsSetup":{"type":"boolean"},"accessMode":{"enum":["INSTANCE_ACCESS_MODE_UNSPECIFIED","INSTANCE_ACCESS_MODE_PRIVATE","INSTANCE_ACCESS_MODE_PUBLIC"],"type":"string","format":"enum"}}};

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
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema32.properties.version.type,parentSchema:schema32.properties.version,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.demo !== undefined){
let data1 = data.demo;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.demo.type,parentSchema:schema32.properties.demo,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.instanceUrl !== undefined){
let data2 = data.instanceUrl;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/instanceUrl",schemaPath:"#/properties/instanceUrl/type",keyword:"type",params:{type: "string"},schema:schema32.properties.instanceUrl.type,parentSchema:schema32.properties.instanceUrl,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.admin !== undefined){
let data3 = data.admin;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.role === undefined){
const err3 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.username === undefined){
const err4 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.state === undefined){
const err5 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/admin/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.role !== undefined){
let data5 = data3.role;
if(!(((data5 === "ROLE_UNSPECIFIED") || (data5 === "ADMIN")) || (data5 === "USER"))){
const err7 = {instancePath:instancePath+"/admin/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(typeof data5 === "string")){
const err8 = {instancePath:instancePath+"/admin/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.username !== undefined){
let data6 = data3.username;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/admin/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.email !== undefined){
let data7 = data3.email;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/admin/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.displayName !== undefined){
let data8 = data3.displayName;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/admin/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.avatarUrl !== undefined){
let data9 = data3.avatarUrl;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/admin/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.description !== undefined){
let data10 = data3.description;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/admin/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.password !== undefined){
const err14 = {instancePath:instancePath+"/admin/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data3.password};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.state !== undefined){
let data12 = data3.state;
if(!(((data12 === "STATE_UNSPECIFIED") || (data12 === "NORMAL")) || (data12 === "ARCHIVED"))){
const err15 = {instancePath:instancePath+"/admin/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(typeof data12 === "string")){
const err16 = {instancePath:instancePath+"/admin/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.createTime !== undefined){
let data13 = data3.createTime;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err17 = {instancePath:instancePath+"/admin/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/admin/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data13};
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
const err19 = {instancePath:instancePath+"/admin/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.updateTime !== undefined){
let data14 = data3.updateTime;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err20 = {instancePath:instancePath+"/admin/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data14.includes(":60")){
const next1 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/admin/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data14};
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
const err22 = {instancePath:instancePath+"/admin/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data14};
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
const err23 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.commit !== undefined){
let data15 = data.commit;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: "string"},schema:schema32.properties.commit.type,parentSchema:schema32.properties.commit,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.needsSetup !== undefined){
let data16 = data.needsSetup;
if(typeof data16 !== "boolean"){
const err25 = {instancePath:instancePath+"/needsSetup",schemaPath:"#/properties/needsSetup/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.needsSetup.type,parentSchema:schema32.properties.needsSetup,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.accessMode !== undefined){
let data17 = data.accessMode;
if(!(((data17 === "INSTANCE_ACCESS_MODE_UNSPECIFIED") || (data17 === "INSTANCE_ACCESS_MODE_PRIVATE")) || (data17 === "INSTANCE_ACCESS_MODE_PUBLIC"))){
const err26 = {instancePath:instancePath+"/accessMode",schemaPath:"#/properties/accessMode/enum",keyword:"enum",params:{allowedValues: schema32.properties.accessMode.enum},schema:schema32.properties.accessMode.enum,parentSchema:schema32.properties.accessMode,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(typeof data17 === "string")){
const err27 = {instancePath:instancePath+"/accessMode",schemaPath:"#/properties/accessMode/type",keyword:"type",params:{type: "string"},schema:schema32.properties.accessMode.type,parentSchema:schema32.properties.accessMode,data:data17};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"version":true,"demo":true,"instanceUrl":true,"admin":true,"commit":true,"needsSetup":true,"accessMode":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate35.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"version":true,"demo":true,"instanceUrl":true,"admin":true,"commit":true,"needsSetup":true,"accessMode":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate37;
const schema34 = {"$id":"contract:/InstanceService_BatchGetInstanceSettings.200.body","$ref":"contract:/components/schemas/BatchGetInstanceSettingsResponse"};
const schema35 = {"$id":"contract:/components/schemas/BatchGetInstanceSettingsResponse","type":"object","properties":{"settings":{"type":"array","items":{"$ref":"contract:/components/schemas/InstanceSetting"}}}};
const schema36 = {"$id":"contract:/components/schemas/InstanceSetting","type":"object","properties":{"name":{"type":"string"},"generalSetting":{"$ref":"contract:/components/schemas/InstanceSetting_GeneralSetting"},"storageSetting":{"$ref":"contract:/components/schemas/InstanceSetting_StorageSetting"},"memoRelatedSetting":{"$ref":"contract:/components/schemas/InstanceSetting_MemoRelatedSetting"},"tagsSetting":{"$ref":"contract:/components/schemas/InstanceSetting_TagsSetting"},"notificationSetting":{"$ref":"contract:/components/schemas/InstanceSetting_NotificationSetting"},"aiSetting":{"$ref":"contract:/components/schemas/InstanceSetting_AISetting"},"accessSetting":{"$ref":"contract:/components/schemas/InstanceSetting_AccessSetting"}}};
const schema43 = {"$id":"contract:/components/schemas/InstanceSetting_MemoRelatedSetting","type":"object","properties":{"contentLengthLimit":{"type":"integer","format":"int32","safeInteger":true},"enableDoubleClickEdit":{"type":"boolean"},"reactions":{"type":"array","items":{"type":"string"}}}};
const schema52 = {"$id":"contract:/components/schemas/InstanceSetting_AccessSetting","type":"object","properties":{"accessMode":{"enum":["INSTANCE_ACCESS_MODE_UNSPECIFIED","INSTANCE_ACCESS_MODE_PRIVATE","INSTANCE_ACCESS_MODE_PUBLIC"],"type":"string","format":"enum"}}};
const schema37 = {"$id":"contract:/components/schemas/InstanceSetting_GeneralSetting","type":"object","properties":{"disallowUserRegistration":{"type":"boolean"},"disallowPasswordAuth":{"type":"boolean"},"additionalScript":{"type":"string"},"additionalStyle":{"type":"string"},"customProfile":{"allOf":[{"$ref":"contract:/components/schemas/GeneralSetting_CustomProfile"}]},"weekStartDayOffset":{"type":"integer","format":"int32","safeInteger":true},"disallowChangeUsername":{"type":"boolean"},"disallowChangeNickname":{"type":"boolean"}}};
const schema38 = {"$id":"contract:/components/schemas/GeneralSetting_CustomProfile","type":"object","properties":{"title":{"type":"string"},"description":{"type":"string"},"logoUrl":{"type":"string"}}};

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
if(data.disallowUserRegistration !== undefined){
let data0 = data.disallowUserRegistration;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/disallowUserRegistration",schemaPath:"#/properties/disallowUserRegistration/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.disallowUserRegistration.type,parentSchema:schema37.properties.disallowUserRegistration,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.disallowPasswordAuth !== undefined){
let data1 = data.disallowPasswordAuth;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/disallowPasswordAuth",schemaPath:"#/properties/disallowPasswordAuth/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.disallowPasswordAuth.type,parentSchema:schema37.properties.disallowPasswordAuth,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.additionalScript !== undefined){
let data2 = data.additionalScript;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/additionalScript",schemaPath:"#/properties/additionalScript/type",keyword:"type",params:{type: "string"},schema:schema37.properties.additionalScript.type,parentSchema:schema37.properties.additionalScript,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.additionalStyle !== undefined){
let data3 = data.additionalStyle;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/additionalStyle",schemaPath:"#/properties/additionalStyle/type",keyword:"type",params:{type: "string"},schema:schema37.properties.additionalStyle.type,parentSchema:schema37.properties.additionalStyle,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.customProfile !== undefined){
let data4 = data.customProfile;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/customProfile/title",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/properties/title/type",keyword:"type",params:{type: "string"},schema:schema38.properties.title.type,parentSchema:schema38.properties.title,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.description !== undefined){
let data6 = data4.description;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/customProfile/description",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/properties/description/type",keyword:"type",params:{type: "string"},schema:schema38.properties.description.type,parentSchema:schema38.properties.description,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.logoUrl !== undefined){
let data7 = data4.logoUrl;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/customProfile/logoUrl",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/properties/logoUrl/type",keyword:"type",params:{type: "string"},schema:schema38.properties.logoUrl.type,parentSchema:schema38.properties.logoUrl,data:data7};
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
const err7 = {instancePath:instancePath+"/customProfile",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.weekStartDayOffset !== undefined){
let data8 = data.weekStartDayOffset;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/weekStartDayOffset",schemaPath:"#/properties/weekStartDayOffset/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.weekStartDayOffset.type,parentSchema:schema37.properties.weekStartDayOffset,data:data8};
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
const err9 = {instancePath:instancePath+"/weekStartDayOffset",schemaPath:"#/properties/weekStartDayOffset/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema37.properties.weekStartDayOffset,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err10 = {instancePath:instancePath+"/weekStartDayOffset",schemaPath:"#/properties/weekStartDayOffset/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.weekStartDayOffset,data:data8};
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
if(data.disallowChangeUsername !== undefined){
let data9 = data.disallowChangeUsername;
if(typeof data9 !== "boolean"){
const err11 = {instancePath:instancePath+"/disallowChangeUsername",schemaPath:"#/properties/disallowChangeUsername/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.disallowChangeUsername.type,parentSchema:schema37.properties.disallowChangeUsername,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.disallowChangeNickname !== undefined){
let data10 = data.disallowChangeNickname;
if(typeof data10 !== "boolean"){
const err12 = {instancePath:instancePath+"/disallowChangeNickname",schemaPath:"#/properties/disallowChangeNickname/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.disallowChangeNickname.type,parentSchema:schema37.properties.disallowChangeNickname,data:data10};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"disallowUserRegistration":true,"disallowPasswordAuth":true,"additionalScript":true,"additionalStyle":true,"customProfile":true,"weekStartDayOffset":true,"disallowChangeUsername":true,"disallowChangeNickname":true},"dynamicProps":false,"dynamicItems":false};

const schema39 = {"$id":"contract:/components/schemas/InstanceSetting_StorageSetting","type":"object","properties":{"storageType":{"enum":["STORAGE_TYPE_UNSPECIFIED","DATABASE","LOCAL","S3"],"type":"string","format":"enum"},"filepathTemplate":{"type":"string"},"uploadSizeLimitMb":{"type":"string"},"s3Config":{"allOf":[{"$ref":"contract:/components/schemas/StorageSetting_S3Config"}]},"storages":{"type":"array","items":{"$ref":"contract:/components/schemas/InstanceSetting_Storage"}},"defaultStorageId":{"type":"string"}}};
const schema40 = {"$id":"contract:/components/schemas/StorageSetting_S3Config","type":"object","properties":{"accessKeyId":{"type":"string"},"accessKeySecret":false,"endpoint":{"type":"string"},"region":{"type":"string"},"bucket":{"type":"string"},"usePathStyle":{"type":"boolean"},"insecureSkipTlsVerify":{"type":"boolean"}}};
const schema41 = {"$id":"contract:/components/schemas/InstanceSetting_Storage","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"type":{"enum":["STORAGE_TYPE_UNSPECIFIED","DATABASE","LOCAL","S3"],"type":"string","format":"enum"},"s3Config":{"$ref":"contract:/components/schemas/Storage_S3Config"}}};
const schema42 = {"$id":"contract:/components/schemas/Storage_S3Config","type":"object","properties":{"accessKeyId":{"type":"string"},"accessKeySecret":false,"endpoint":{"type":"string"},"region":{"type":"string"},"bucket":{"type":"string"},"usePathStyle":{"type":"boolean"},"insecureSkipTlsVerify":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!((((data2 === "STORAGE_TYPE_UNSPECIFIED") || (data2 === "DATABASE")) || (data2 === "LOCAL")) || (data2 === "S3"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum},schema:schema41.properties.type.enum,parentSchema:schema41.properties.type,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(typeof data2 === "string")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema41.properties.type.type,parentSchema:schema41.properties.type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.s3Config !== undefined){
let data3 = data.s3Config;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.accessKeyId !== undefined){
let data4 = data3.accessKeyId;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/s3Config/accessKeyId",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/accessKeyId/type",keyword:"type",params:{type: "string"},schema:schema42.properties.accessKeyId.type,parentSchema:schema42.properties.accessKeyId,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.accessKeySecret !== undefined){
const err5 = {instancePath:instancePath+"/s3Config/accessKeySecret",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/accessKeySecret/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema42.properties.accessKeySecret,data:data3.accessKeySecret};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.endpoint !== undefined){
let data6 = data3.endpoint;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/s3Config/endpoint",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema42.properties.endpoint.type,parentSchema:schema42.properties.endpoint,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.region !== undefined){
let data7 = data3.region;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/s3Config/region",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/region/type",keyword:"type",params:{type: "string"},schema:schema42.properties.region.type,parentSchema:schema42.properties.region,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.bucket !== undefined){
let data8 = data3.bucket;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/s3Config/bucket",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/bucket/type",keyword:"type",params:{type: "string"},schema:schema42.properties.bucket.type,parentSchema:schema42.properties.bucket,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.usePathStyle !== undefined){
let data9 = data3.usePathStyle;
if(typeof data9 !== "boolean"){
const err9 = {instancePath:instancePath+"/s3Config/usePathStyle",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/usePathStyle/type",keyword:"type",params:{type: "boolean"},schema:schema42.properties.usePathStyle.type,parentSchema:schema42.properties.usePathStyle,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.insecureSkipTlsVerify !== undefined){
let data10 = data3.insecureSkipTlsVerify;
if(typeof data10 !== "boolean"){
const err10 = {instancePath:instancePath+"/s3Config/insecureSkipTlsVerify",schemaPath:"contract:/components/schemas/Storage_S3Config/properties/insecureSkipTlsVerify/type",keyword:"type",params:{type: "boolean"},schema:schema42.properties.insecureSkipTlsVerify.type,parentSchema:schema42.properties.insecureSkipTlsVerify,data:data10};
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
const err11 = {instancePath:instancePath+"/s3Config",schemaPath:"contract:/components/schemas/Storage_S3Config/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"id":true,"name":true,"type":true,"s3Config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.storageType !== undefined){
let data0 = data.storageType;
if(!((((data0 === "STORAGE_TYPE_UNSPECIFIED") || (data0 === "DATABASE")) || (data0 === "LOCAL")) || (data0 === "S3"))){
const err0 = {instancePath:instancePath+"/storageType",schemaPath:"#/properties/storageType/enum",keyword:"enum",params:{allowedValues: schema39.properties.storageType.enum},schema:schema39.properties.storageType.enum,parentSchema:schema39.properties.storageType,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data0 === "string")){
const err1 = {instancePath:instancePath+"/storageType",schemaPath:"#/properties/storageType/type",keyword:"type",params:{type: "string"},schema:schema39.properties.storageType.type,parentSchema:schema39.properties.storageType,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.filepathTemplate !== undefined){
let data1 = data.filepathTemplate;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/filepathTemplate",schemaPath:"#/properties/filepathTemplate/type",keyword:"type",params:{type: "string"},schema:schema39.properties.filepathTemplate.type,parentSchema:schema39.properties.filepathTemplate,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.uploadSizeLimitMb !== undefined){
let data2 = data.uploadSizeLimitMb;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/uploadSizeLimitMb",schemaPath:"#/properties/uploadSizeLimitMb/type",keyword:"type",params:{type: "string"},schema:schema39.properties.uploadSizeLimitMb.type,parentSchema:schema39.properties.uploadSizeLimitMb,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.s3Config !== undefined){
let data3 = data.s3Config;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.accessKeyId !== undefined){
let data4 = data3.accessKeyId;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/s3Config/accessKeyId",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/accessKeyId/type",keyword:"type",params:{type: "string"},schema:schema40.properties.accessKeyId.type,parentSchema:schema40.properties.accessKeyId,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.accessKeySecret !== undefined){
const err5 = {instancePath:instancePath+"/s3Config/accessKeySecret",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/accessKeySecret/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema40.properties.accessKeySecret,data:data3.accessKeySecret};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.endpoint !== undefined){
let data6 = data3.endpoint;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/s3Config/endpoint",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema40.properties.endpoint.type,parentSchema:schema40.properties.endpoint,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.region !== undefined){
let data7 = data3.region;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/s3Config/region",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/region/type",keyword:"type",params:{type: "string"},schema:schema40.properties.region.type,parentSchema:schema40.properties.region,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.bucket !== undefined){
let data8 = data3.bucket;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/s3Config/bucket",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/bucket/type",keyword:"type",params:{type: "string"},schema:schema40.properties.bucket.type,parentSchema:schema40.properties.bucket,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.usePathStyle !== undefined){
let data9 = data3.usePathStyle;
if(typeof data9 !== "boolean"){
const err9 = {instancePath:instancePath+"/s3Config/usePathStyle",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/usePathStyle/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.usePathStyle.type,parentSchema:schema40.properties.usePathStyle,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.insecureSkipTlsVerify !== undefined){
let data10 = data3.insecureSkipTlsVerify;
if(typeof data10 !== "boolean"){
const err10 = {instancePath:instancePath+"/s3Config/insecureSkipTlsVerify",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/properties/insecureSkipTlsVerify/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.insecureSkipTlsVerify.type,parentSchema:schema40.properties.insecureSkipTlsVerify,data:data10};
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
const err11 = {instancePath:instancePath+"/s3Config",schemaPath:"contract:/components/schemas/StorageSetting_S3Config/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.storages !== undefined){
let data11 = data.storages;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43.call(this, data11[i0], {instancePath:instancePath+"/storages/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/storages",schemaPath:"#/properties/storages/type",keyword:"type",params:{type: "array"},schema:schema39.properties.storages.type,parentSchema:schema39.properties.storages,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.defaultStorageId !== undefined){
let data13 = data.defaultStorageId;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/defaultStorageId",schemaPath:"#/properties/defaultStorageId/type",keyword:"type",params:{type: "string"},schema:schema39.properties.defaultStorageId.type,parentSchema:schema39.properties.defaultStorageId,data:data13};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"storageType":true,"filepathTemplate":true,"uploadSizeLimitMb":true,"s3Config":true,"storages":true,"defaultStorageId":true},"dynamicProps":false,"dynamicItems":false};

const schema44 = {"$id":"contract:/components/schemas/InstanceSetting_TagsSetting","type":"object","properties":{"tags":{"type":"object","additionalProperties":{"$ref":"contract:/components/schemas/InstanceSetting_TagMetadata"}}}};
const schema45 = {"$id":"contract:/components/schemas/InstanceSetting_TagMetadata","type":"object","properties":{"backgroundColor":{"allOf":[{"$ref":"contract:/components/schemas/Color"}]},"blurContent":{"type":"boolean"}}};
const schema46 = {"$id":"contract:/components/schemas/Color","type":"object","properties":{"red":{"type":"number","format":"float","double":true},"green":{"type":"number","format":"float","double":true},"blue":{"type":"number","format":"float","double":true},"alpha":{"type":"number","format":"float","double":true}}};

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
if(data.backgroundColor !== undefined){
let data0 = data.backgroundColor;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.red !== undefined){
let data1 = data0.red;
if(typeof data1 === "bigint"){
const err0 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/double",keyword:"double",params:{holder: data0, key: "red"},schema:true,parentSchema:schema46.properties.red,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/type",keyword:"type",params:{type: "number"},schema:schema46.properties.red.type,parentSchema:schema46.properties.red,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.green !== undefined){
let data2 = data0.green;
if(typeof data2 === "bigint"){
const err2 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/double",keyword:"double",params:{holder: data0, key: "green"},schema:true,parentSchema:schema46.properties.green,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/type",keyword:"type",params:{type: "number"},schema:schema46.properties.green.type,parentSchema:schema46.properties.green,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.blue !== undefined){
let data3 = data0.blue;
if(typeof data3 === "bigint"){
const err4 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/double",keyword:"double",params:{holder: data0, key: "blue"},schema:true,parentSchema:schema46.properties.blue,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/type",keyword:"type",params:{type: "number"},schema:schema46.properties.blue.type,parentSchema:schema46.properties.blue,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alpha !== undefined){
let data4 = data0.alpha;
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/double",keyword:"double",params:{holder: data0, key: "alpha"},schema:true,parentSchema:schema46.properties.alpha,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/type",keyword:"type",params:{type: "number"},schema:schema46.properties.alpha.type,parentSchema:schema46.properties.alpha,data:data4};
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
const err8 = {instancePath:instancePath+"/backgroundColor",schemaPath:"contract:/components/schemas/Color/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.blurContent !== undefined){
let data5 = data.blurContent;
if(typeof data5 !== "boolean"){
const err9 = {instancePath:instancePath+"/blurContent",schemaPath:"#/properties/blurContent/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.blurContent.type,parentSchema:schema45.properties.blurContent,data:data5};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"backgroundColor":true,"blurContent":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.tags !== undefined){
let data0 = data.tags;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(validate47.call(this, data0[key0], {instancePath:instancePath+"/tags/" + runtime.escapeName(key0),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema44.properties.tags.type,parentSchema:schema44.properties.tags,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
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
validate46.evaluated = {"props":{"tags":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$id":"contract:/components/schemas/InstanceSetting_NotificationSetting","type":"object","properties":{"email":{"$ref":"contract:/components/schemas/NotificationSetting_EmailSetting"}}};
const schema48 = {"$id":"contract:/components/schemas/NotificationSetting_EmailSetting","type":"object","properties":{"enabled":{"type":"boolean"},"smtpHost":{"type":"string"},"smtpPort":{"type":"integer","format":"int32","safeInteger":true},"smtpUsername":{"type":"string"},"smtpPassword":false,"fromEmail":{"type":"string"},"fromName":{"type":"string"},"replyTo":{"type":"string"},"useTls":{"type":"boolean"},"useSsl":{"type":"boolean"}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled !== undefined){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/email/enabled",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.enabled.type,parentSchema:schema48.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.smtpHost !== undefined){
let data2 = data0.smtpHost;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/email/smtpHost",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/smtpHost/type",keyword:"type",params:{type: "string"},schema:schema48.properties.smtpHost.type,parentSchema:schema48.properties.smtpHost,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.smtpPort !== undefined){
let data3 = data0.smtpPort;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/smtpPort/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.smtpPort.type,parentSchema:schema48.properties.smtpPort,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err3 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/smtpPort/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.smtpPort,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err4 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/smtpPort/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.smtpPort,data:data3};
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
if(data0.smtpUsername !== undefined){
let data4 = data0.smtpUsername;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/email/smtpUsername",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/smtpUsername/type",keyword:"type",params:{type: "string"},schema:schema48.properties.smtpUsername.type,parentSchema:schema48.properties.smtpUsername,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.smtpPassword !== undefined){
const err6 = {instancePath:instancePath+"/email/smtpPassword",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/smtpPassword/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema48.properties.smtpPassword,data:data0.smtpPassword};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.fromEmail !== undefined){
let data6 = data0.fromEmail;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/email/fromEmail",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/fromEmail/type",keyword:"type",params:{type: "string"},schema:schema48.properties.fromEmail.type,parentSchema:schema48.properties.fromEmail,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.fromName !== undefined){
let data7 = data0.fromName;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/email/fromName",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/fromName/type",keyword:"type",params:{type: "string"},schema:schema48.properties.fromName.type,parentSchema:schema48.properties.fromName,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.replyTo !== undefined){
let data8 = data0.replyTo;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/email/replyTo",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/replyTo/type",keyword:"type",params:{type: "string"},schema:schema48.properties.replyTo.type,parentSchema:schema48.properties.replyTo,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.useTls !== undefined){
let data9 = data0.useTls;
if(typeof data9 !== "boolean"){
const err10 = {instancePath:instancePath+"/email/useTls",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/useTls/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.useTls.type,parentSchema:schema48.properties.useTls,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.useSsl !== undefined){
let data10 = data0.useSsl;
if(typeof data10 !== "boolean"){
const err11 = {instancePath:instancePath+"/email/useSsl",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/properties/useSsl/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.useSsl.type,parentSchema:schema48.properties.useSsl,data:data10};
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
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSetting/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"$id":"contract:/components/schemas/InstanceSetting_AISetting","type":"object","properties":{"providers":{"type":"array","items":{"$ref":"contract:/components/schemas/InstanceSetting_AIProviderConfig"}},"transcription":{"allOf":[{"$ref":"contract:/components/schemas/InstanceSetting_TranscriptionConfig"}]}}};
const schema50 = {"$id":"contract:/components/schemas/InstanceSetting_AIProviderConfig","type":"object","properties":{"id":{"type":"string"},"title":{"type":"string"},"type":{"enum":["AI_PROVIDER_TYPE_UNSPECIFIED","OPENAI","GEMINI"],"type":"string","format":"enum"},"endpoint":{"type":"string"},"apiKey":false,"apiKeySet":{"type":"boolean"},"apiKeyHint":{"type":"string"}}};
const schema51 = {"$id":"contract:/components/schemas/InstanceSetting_TranscriptionConfig","type":"object","properties":{"providerId":{"type":"string"},"model":{"type":"string"},"language":{"type":"string"},"prompt":{"type":"string"}}};

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
if(data.providers !== undefined){
let data0 = data.providers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/providers/" + i0+"/id",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/providers/" + i0+"/title",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/title/type",keyword:"type",params:{type: "string"},schema:schema50.properties.title.type,parentSchema:schema50.properties.title,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if(!(((data4 === "AI_PROVIDER_TYPE_UNSPECIFIED") || (data4 === "OPENAI")) || (data4 === "GEMINI"))){
const err2 = {instancePath:instancePath+"/providers/" + i0+"/type",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},schema:schema50.properties.type.enum,parentSchema:schema50.properties.type,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(typeof data4 === "string")){
const err3 = {instancePath:instancePath+"/providers/" + i0+"/type",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/type/type",keyword:"type",params:{type: "string"},schema:schema50.properties.type.type,parentSchema:schema50.properties.type,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.endpoint !== undefined){
let data5 = data1.endpoint;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/providers/" + i0+"/endpoint",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema50.properties.endpoint.type,parentSchema:schema50.properties.endpoint,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.apiKey !== undefined){
const err5 = {instancePath:instancePath+"/providers/" + i0+"/apiKey",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/apiKey/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema50.properties.apiKey,data:data1.apiKey};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.apiKeySet !== undefined){
let data7 = data1.apiKeySet;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/providers/" + i0+"/apiKeySet",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/apiKeySet/type",keyword:"type",params:{type: "boolean"},schema:schema50.properties.apiKeySet.type,parentSchema:schema50.properties.apiKeySet,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.apiKeyHint !== undefined){
let data8 = data1.apiKeyHint;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/providers/" + i0+"/apiKeyHint",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/properties/apiKeyHint/type",keyword:"type",params:{type: "string"},schema:schema50.properties.apiKeyHint.type,parentSchema:schema50.properties.apiKeyHint,data:data8};
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
const err8 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfig/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data:data1};
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
const err9 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema49.properties.providers.type,parentSchema:schema49.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.transcription !== undefined){
let data9 = data.transcription;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.providerId !== undefined){
let data10 = data9.providerId;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/transcription/providerId",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/providerId/type",keyword:"type",params:{type: "string"},schema:schema51.properties.providerId.type,parentSchema:schema51.properties.providerId,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data9.model !== undefined){
let data11 = data9.model;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/transcription/model",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/model/type",keyword:"type",params:{type: "string"},schema:schema51.properties.model.type,parentSchema:schema51.properties.model,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.language !== undefined){
let data12 = data9.language;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/transcription/language",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/language/type",keyword:"type",params:{type: "string"},schema:schema51.properties.language.type,parentSchema:schema51.properties.language,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.prompt !== undefined){
let data13 = data9.prompt;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/transcription/prompt",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema51.properties.prompt.type,parentSchema:schema51.properties.prompt,data:data13};
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
const err14 = {instancePath:instancePath+"/transcription",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data:data9};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"providers":true,"transcription":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.generalSetting !== undefined){
if(!(validate40.call(this, data.generalSetting, {instancePath:instancePath+"/generalSetting",parentData:data,parentDataProperty:"generalSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.storageSetting !== undefined){
if(!(validate42.call(this, data.storageSetting, {instancePath:instancePath+"/storageSetting",parentData:data,parentDataProperty:"storageSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.memoRelatedSetting !== undefined){
let data3 = data.memoRelatedSetting;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.contentLengthLimit !== undefined){
let data4 = data3.contentLengthLimit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err1 = {instancePath:instancePath+"/memoRelatedSetting/contentLengthLimit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/contentLengthLimit/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.contentLengthLimit.type,parentSchema:schema43.properties.contentLengthLimit,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err2 = {instancePath:instancePath+"/memoRelatedSetting/contentLengthLimit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/contentLengthLimit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema43.properties.contentLengthLimit,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err3 = {instancePath:instancePath+"/memoRelatedSetting/contentLengthLimit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/contentLengthLimit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema43.properties.contentLengthLimit,data:data4};
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
if(data3.enableDoubleClickEdit !== undefined){
let data5 = data3.enableDoubleClickEdit;
if(typeof data5 !== "boolean"){
const err4 = {instancePath:instancePath+"/memoRelatedSetting/enableDoubleClickEdit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/enableDoubleClickEdit/type",keyword:"type",params:{type: "boolean"},schema:schema43.properties.enableDoubleClickEdit.type,parentSchema:schema43.properties.enableDoubleClickEdit,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.reactions !== undefined){
let data6 = data3.reactions;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/memoRelatedSetting/reactions/" + i0,schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/reactions/items/type",keyword:"type",params:{type: "string"},schema:schema43.properties.reactions.items.type,parentSchema:schema43.properties.reactions.items,data:data7};
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
const err6 = {instancePath:instancePath+"/memoRelatedSetting/reactions",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/reactions/type",keyword:"type",params:{type: "array"},schema:schema43.properties.reactions.type,parentSchema:schema43.properties.reactions,data:data6};
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
const err7 = {instancePath:instancePath+"/memoRelatedSetting",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tagsSetting !== undefined){
if(!(validate46.call(this, data.tagsSetting, {instancePath:instancePath+"/tagsSetting",parentData:data,parentDataProperty:"tagsSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.notificationSetting !== undefined){
if(!(validate50.call(this, data.notificationSetting, {instancePath:instancePath+"/notificationSetting",parentData:data,parentDataProperty:"notificationSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data.aiSetting !== undefined){
if(!(validate52.call(this, data.aiSetting, {instancePath:instancePath+"/aiSetting",parentData:data,parentDataProperty:"aiSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.accessSetting !== undefined){
let data11 = data.accessSetting;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.accessMode !== undefined){
let data12 = data11.accessMode;
if(!(((data12 === "INSTANCE_ACCESS_MODE_UNSPECIFIED") || (data12 === "INSTANCE_ACCESS_MODE_PRIVATE")) || (data12 === "INSTANCE_ACCESS_MODE_PUBLIC"))){
const err8 = {instancePath:instancePath+"/accessSetting/accessMode",schemaPath:"contract:/components/schemas/InstanceSetting_AccessSetting/properties/accessMode/enum",keyword:"enum",params:{allowedValues: schema52.properties.accessMode.enum},schema:schema52.properties.accessMode.enum,parentSchema:schema52.properties.accessMode,data:data12};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(typeof data12 === "string")){
const err9 = {instancePath:instancePath+"/accessSetting/accessMode",schemaPath:"contract:/components/schemas/InstanceSetting_AccessSetting/properties/accessMode/type",keyword:"type",params:{type: "string"},schema:schema52.properties.accessMode.type,parentSchema:schema52.properties.accessMode,data:data12};
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
const err10 = {instancePath:instancePath+"/accessSetting",schemaPath:"contract:/components/schemas/InstanceSetting_AccessSetting/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data:data11};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"name":true,"generalSetting":true,"storageSetting":true,"memoRelatedSetting":true,"tagsSetting":true,"notificationSetting":true,"aiSetting":true,"accessSetting":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.settings !== undefined){
let data0 = data.settings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39.call(this, data0[i0], {instancePath:instancePath+"/settings/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},schema:schema35.properties.settings.type,parentSchema:schema35.properties.settings,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"settings":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate38.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"settings":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate56;
const schema53 = {"$id":"contract:/InstanceService_GetInstanceStats.200.body","$ref":"contract:/components/schemas/InstanceStats"};
const schema54 = {"$id":"contract:/components/schemas/InstanceStats","type":"object","properties":{"database":{"$ref":"contract:/components/schemas/InstanceStats_DatabaseStats"},"localStorageBytes":{"type":"string"},"generatedTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema55 = {"$id":"contract:/components/schemas/InstanceStats_DatabaseStats","type":"object","properties":{"driver":{"type":"string"},"sizeBytes":{"type":"string"}}};

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
if(data.database !== undefined){
let data0 = data.database;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.driver !== undefined){
let data1 = data0.driver;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/database/driver",schemaPath:"contract:/components/schemas/InstanceStats_DatabaseStats/properties/driver/type",keyword:"type",params:{type: "string"},schema:schema55.properties.driver.type,parentSchema:schema55.properties.driver,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.sizeBytes !== undefined){
let data2 = data0.sizeBytes;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/database/sizeBytes",schemaPath:"contract:/components/schemas/InstanceStats_DatabaseStats/properties/sizeBytes/type",keyword:"type",params:{type: "string"},schema:schema55.properties.sizeBytes.type,parentSchema:schema55.properties.sizeBytes,data:data2};
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
const err2 = {instancePath:instancePath+"/database",schemaPath:"contract:/components/schemas/InstanceStats_DatabaseStats/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.localStorageBytes !== undefined){
let data3 = data.localStorageBytes;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/localStorageBytes",schemaPath:"#/properties/localStorageBytes/type",keyword:"type",params:{type: "string"},schema:schema54.properties.localStorageBytes.type,parentSchema:schema54.properties.localStorageBytes,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.generatedTime !== undefined){
let data4 = data.generatedTime;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err4 = {instancePath:instancePath+"/generatedTime",schemaPath:"#/properties/generatedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema54.properties.generatedTime,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/generatedTime",schemaPath:"#/properties/generatedTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema54.properties.generatedTime,data:data4};
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
const err6 = {instancePath:instancePath+"/generatedTime",schemaPath:"#/properties/generatedTime/type",keyword:"type",params:{type: "string"},schema:schema54.properties.generatedTime.type,parentSchema:schema54.properties.generatedTime,data:data4};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"database":true,"localStorageBytes":true,"generatedTime":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate57.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"database":true,"localStorageBytes":true,"generatedTime":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate59;
const schema56 = {"$id":"contract:/InstanceService_GetInstanceSetting.200.body","$ref":"contract:/components/schemas/InstanceSetting"};

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
if(!(validate39.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"name":true,"generalSetting":true,"storageSetting":true,"memoRelatedSetting":true,"tagsSetting":true,"notificationSetting":true,"aiSetting":true,"accessSetting":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate61;
const schema57 = {"$id":"contract:/MemoService_ListMemos.200.body","$ref":"contract:/components/schemas/ListMemosResponse"};
const schema58 = {"$id":"contract:/components/schemas/ListMemosResponse","type":"object","properties":{"memos":{"type":"array","items":{"$ref":"contract:/components/schemas/Memo"}},"nextPageToken":{"type":"string"}}};
const schema59 = {"$id":"contract:/components/schemas/Memo","required":["state","content","visibility"],"type":"object","properties":{"name":{"type":"string"},"state":{"enum":["STATE_UNSPECIFIED","NORMAL","ARCHIVED"],"type":"string","format":"enum"},"creator":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"updateTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"content":{"type":"string"},"visibility":{"enum":["VISIBILITY_UNSPECIFIED","PRIVATE","PROTECTED","PUBLIC"],"type":"string","format":"enum"},"tags":{"type":"array","items":{"type":"string"}},"pinned":{"type":"boolean"},"attachments":{"type":"array","items":{"$ref":"contract:/components/schemas/Attachment"}},"relations":{"type":"array","items":{"$ref":"contract:/components/schemas/MemoRelation"}},"reactions":{"type":"array","items":{"$ref":"contract:/components/schemas/Reaction"}},"property":{"allOf":[{"$ref":"contract:/components/schemas/Memo_Property"}]},"parent":{"type":"string"},"snippet":{"type":"string"},"location":{"allOf":[{"$ref":"contract:/components/schemas/Location"}]}}};
const schema63 = {"$id":"contract:/components/schemas/Reaction","required":["reactionType"],"type":"object","properties":{"name":{"type":"string"},"creator":{"type":"string"},"reactionType":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema64 = {"$id":"contract:/components/schemas/Memo_Property","type":"object","properties":{"hasLink":{"type":"boolean"},"hasTaskList":{"type":"boolean"},"hasCode":{"type":"boolean"},"hasIncompleteTasks":{"type":"boolean"},"title":{"type":"string"}}};
const schema65 = {"$id":"contract:/components/schemas/Location","type":"object","properties":{"placeholder":{"type":"string"},"latitude":{"type":"number","format":"double","double":true},"longitude":{"type":"number","format":"double","double":true}}};
const schema60 = {"$id":"contract:/components/schemas/MemoRelation","required":["memo","relatedMemo","type"],"type":"object","properties":{"memo":{"allOf":[{"$ref":"contract:/components/schemas/MemoRelation_Memo"}]},"relatedMemo":{"allOf":[{"$ref":"contract:/components/schemas/MemoRelation_Memo"}]},"type":{"enum":["TYPE_UNSPECIFIED","REFERENCE","COMMENT"],"type":"string","format":"enum"}}};
const schema61 = {"$id":"contract:/components/schemas/MemoRelation_Memo","required":["name"],"type":"object","properties":{"name":{"type":"string"},"snippet":{"type":"string"}}};

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
if(data.memo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.relatedMemo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "relatedMemo"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.memo !== undefined){
let data0 = data.memo;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err3 = {instancePath:instancePath+"/memo",schemaPath:"contract:/components/schemas/MemoRelation_Memo/required",keyword:"required",params:{missingProperty: "name"},schema:schema61.required,parentSchema:schema61,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/memo/name",schemaPath:"contract:/components/schemas/MemoRelation_Memo/properties/name/type",keyword:"type",params:{type: "string"},schema:schema61.properties.name.type,parentSchema:schema61.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.snippet !== undefined){
let data2 = data0.snippet;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/memo/snippet",schemaPath:"contract:/components/schemas/MemoRelation_Memo/properties/snippet/type",keyword:"type",params:{type: "string"},schema:schema61.properties.snippet.type,parentSchema:schema61.properties.snippet,data:data2};
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
const err6 = {instancePath:instancePath+"/memo",schemaPath:"contract:/components/schemas/MemoRelation_Memo/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.relatedMemo !== undefined){
let data3 = data.relatedMemo;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err7 = {instancePath:instancePath+"/relatedMemo",schemaPath:"contract:/components/schemas/MemoRelation_Memo/required",keyword:"required",params:{missingProperty: "name"},schema:schema61.required,parentSchema:schema61,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/relatedMemo/name",schemaPath:"contract:/components/schemas/MemoRelation_Memo/properties/name/type",keyword:"type",params:{type: "string"},schema:schema61.properties.name.type,parentSchema:schema61.properties.name,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.snippet !== undefined){
let data5 = data3.snippet;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/relatedMemo/snippet",schemaPath:"contract:/components/schemas/MemoRelation_Memo/properties/snippet/type",keyword:"type",params:{type: "string"},schema:schema61.properties.snippet.type,parentSchema:schema61.properties.snippet,data:data5};
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
const err10 = {instancePath:instancePath+"/relatedMemo",schemaPath:"contract:/components/schemas/MemoRelation_Memo/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(!(((data6 === "TYPE_UNSPECIFIED") || (data6 === "REFERENCE")) || (data6 === "COMMENT"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema60.properties.type.enum},schema:schema60.properties.type.enum,parentSchema:schema60.properties.type,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(typeof data6 === "string")){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema60.properties.type.type,parentSchema:schema60.properties.type,data:data6};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"memo":true,"relatedMemo":true,"type":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.visibility === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visibility"},schema:schema59.required,parentSchema:schema59,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema59.properties.name.type,parentSchema:schema59.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(!(((data1 === "STATE_UNSPECIFIED") || (data1 === "NORMAL")) || (data1 === "ARCHIVED"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema59.properties.state.enum},schema:schema59.properties.state.enum,parentSchema:schema59.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data1 === "string")){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema59.properties.state.type,parentSchema:schema59.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.creator !== undefined){
let data2 = data.creator;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema59.properties.creator.type,parentSchema:schema59.properties.creator,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.createTime !== undefined){
let data3 = data.createTime;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema59.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema59.properties.createTime,data:data3};
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
const err9 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema59.properties.createTime.type,parentSchema:schema59.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.updateTime !== undefined){
let data4 = data.updateTime;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/updateTime",schemaPath:"#/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema59.properties.updateTime,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/updateTime",schemaPath:"#/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema59.properties.updateTime,data:data4};
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
const err12 = {instancePath:instancePath+"/updateTime",schemaPath:"#/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema59.properties.updateTime.type,parentSchema:schema59.properties.updateTime,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.content !== undefined){
let data5 = data.content;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},schema:schema59.properties.content.type,parentSchema:schema59.properties.content,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.visibility !== undefined){
let data6 = data.visibility;
if(!((((data6 === "VISIBILITY_UNSPECIFIED") || (data6 === "PRIVATE")) || (data6 === "PROTECTED")) || (data6 === "PUBLIC"))){
const err14 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema59.properties.visibility.enum},schema:schema59.properties.visibility.enum,parentSchema:schema59.properties.visibility,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(typeof data6 === "string")){
const err15 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},schema:schema59.properties.visibility.type,parentSchema:schema59.properties.visibility,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.tags.items.type,parentSchema:schema59.properties.tags.items,data:data8};
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
const err17 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema59.properties.tags.type,parentSchema:schema59.properties.tags,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.pinned !== undefined){
let data9 = data.pinned;
if(typeof data9 !== "boolean"){
const err18 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.pinned.type,parentSchema:schema59.properties.pinned,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.attachments !== undefined){
let data10 = data.attachments;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate7.call(this, data10[i1], {instancePath:instancePath+"/attachments/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema59.properties.attachments.type,parentSchema:schema59.properties.attachments,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.relations !== undefined){
let data12 = data.relations;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate65.call(this, data12[i2], {instancePath:instancePath+"/relations/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/relations",schemaPath:"#/properties/relations/type",keyword:"type",params:{type: "array"},schema:schema59.properties.relations.type,parentSchema:schema59.properties.relations,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.reactions !== undefined){
let data14 = data.reactions;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.reactionType === undefined){
const err21 = {instancePath:instancePath+"/reactions/" + i3,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "reactionType"},schema:schema63.required,parentSchema:schema63,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data15.name !== undefined){
let data16 = data15.name;
if(typeof data16 !== "string"){
const err22 = {instancePath:instancePath+"/reactions/" + i3+"/name",schemaPath:"contract:/components/schemas/Reaction/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.creator !== undefined){
let data17 = data15.creator;
if(typeof data17 !== "string"){
const err23 = {instancePath:instancePath+"/reactions/" + i3+"/creator",schemaPath:"contract:/components/schemas/Reaction/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema63.properties.creator.type,parentSchema:schema63.properties.creator,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.reactionType !== undefined){
let data18 = data15.reactionType;
if(typeof data18 !== "string"){
const err24 = {instancePath:instancePath+"/reactions/" + i3+"/reactionType",schemaPath:"contract:/components/schemas/Reaction/properties/reactionType/type",keyword:"type",params:{type: "string"},schema:schema63.properties.reactionType.type,parentSchema:schema63.properties.reactionType,data:data18};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.createTime !== undefined){
let data19 = data15.createTime;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err25 = {instancePath:instancePath+"/reactions/" + i3+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.createTime,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data19.includes(":60")){
const next2 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/reactions/" + i3+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.createTime,data:data19};
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
const err27 = {instancePath:instancePath+"/reactions/" + i3+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema63.properties.createTime.type,parentSchema:schema63.properties.createTime,data:data19};
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
const err28 = {instancePath:instancePath+"/reactions/" + i3,schemaPath:"contract:/components/schemas/Reaction/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data15};
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
const err29 = {instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},schema:schema59.properties.reactions.type,parentSchema:schema59.properties.reactions,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.property !== undefined){
let data20 = data.property;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.hasLink !== undefined){
let data21 = data20.hasLink;
if(typeof data21 !== "boolean"){
const err30 = {instancePath:instancePath+"/property/hasLink",schemaPath:"contract:/components/schemas/Memo_Property/properties/hasLink/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.hasLink.type,parentSchema:schema64.properties.hasLink,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.hasTaskList !== undefined){
let data22 = data20.hasTaskList;
if(typeof data22 !== "boolean"){
const err31 = {instancePath:instancePath+"/property/hasTaskList",schemaPath:"contract:/components/schemas/Memo_Property/properties/hasTaskList/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.hasTaskList.type,parentSchema:schema64.properties.hasTaskList,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.hasCode !== undefined){
let data23 = data20.hasCode;
if(typeof data23 !== "boolean"){
const err32 = {instancePath:instancePath+"/property/hasCode",schemaPath:"contract:/components/schemas/Memo_Property/properties/hasCode/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.hasCode.type,parentSchema:schema64.properties.hasCode,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.hasIncompleteTasks !== undefined){
let data24 = data20.hasIncompleteTasks;
if(typeof data24 !== "boolean"){
const err33 = {instancePath:instancePath+"/property/hasIncompleteTasks",schemaPath:"contract:/components/schemas/Memo_Property/properties/hasIncompleteTasks/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.hasIncompleteTasks.type,parentSchema:schema64.properties.hasIncompleteTasks,data:data24};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data20.title !== undefined){
let data25 = data20.title;
if(typeof data25 !== "string"){
const err34 = {instancePath:instancePath+"/property/title",schemaPath:"contract:/components/schemas/Memo_Property/properties/title/type",keyword:"type",params:{type: "string"},schema:schema64.properties.title.type,parentSchema:schema64.properties.title,data:data25};
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
const err35 = {instancePath:instancePath+"/property",schemaPath:"contract:/components/schemas/Memo_Property/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.parent !== undefined){
let data26 = data.parent;
if(typeof data26 !== "string"){
const err36 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "string"},schema:schema59.properties.parent.type,parentSchema:schema59.properties.parent,data:data26};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.snippet !== undefined){
let data27 = data.snippet;
if(typeof data27 !== "string"){
const err37 = {instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},schema:schema59.properties.snippet.type,parentSchema:schema59.properties.snippet,data:data27};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.location !== undefined){
let data28 = data.location;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.placeholder !== undefined){
let data29 = data28.placeholder;
if(typeof data29 !== "string"){
const err38 = {instancePath:instancePath+"/location/placeholder",schemaPath:"contract:/components/schemas/Location/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema65.properties.placeholder.type,parentSchema:schema65.properties.placeholder,data:data29};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data28.latitude !== undefined){
let data30 = data28.latitude;
if(typeof data30 === "bigint"){
const err39 = {instancePath:instancePath+"/location/latitude",schemaPath:"contract:/components/schemas/Location/properties/latitude/double",keyword:"double",params:{holder: data28, key: "latitude"},schema:true,parentSchema:schema65.properties.latitude,data:data30};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err40 = {instancePath:instancePath+"/location/latitude",schemaPath:"contract:/components/schemas/Location/properties/latitude/type",keyword:"type",params:{type: "number"},schema:schema65.properties.latitude.type,parentSchema:schema65.properties.latitude,data:data30};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data28.longitude !== undefined){
let data31 = data28.longitude;
if(typeof data31 === "bigint"){
const err41 = {instancePath:instancePath+"/location/longitude",schemaPath:"contract:/components/schemas/Location/properties/longitude/double",keyword:"double",params:{holder: data28, key: "longitude"},schema:true,parentSchema:schema65.properties.longitude,data:data31};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((typeof data31 == "number") && (isFinite(data31)))){
const err42 = {instancePath:instancePath+"/location/longitude",schemaPath:"contract:/components/schemas/Location/properties/longitude/type",keyword:"type",params:{type: "number"},schema:schema65.properties.longitude.type,parentSchema:schema65.properties.longitude,data:data31};
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
const err43 = {instancePath:instancePath+"/location",schemaPath:"contract:/components/schemas/Location/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data:data28};
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
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"name":true,"state":true,"creator":true,"createTime":true,"updateTime":true,"content":true,"visibility":true,"tags":true,"pinned":true,"attachments":true,"relations":true,"reactions":true,"property":true,"parent":true,"snippet":true,"location":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.memos !== undefined){
let data0 = data.memos;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63.call(this, data0[i0], {instancePath:instancePath+"/memos/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/memos",schemaPath:"#/properties/memos/type",keyword:"type",params:{type: "array"},schema:schema58.properties.memos.type,parentSchema:schema58.properties.memos,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema58.properties.nextPageToken.type,parentSchema:schema58.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
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
validate62.evaluated = {"props":{"memos":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate62.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"memos":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate69;
const schema66 = {"$id":"contract:/MemoService_CreateMemo.200.body","$ref":"contract:/components/schemas/Memo"};

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
if(!(validate63.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate63.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"name":true,"state":true,"creator":true,"createTime":true,"updateTime":true,"content":true,"visibility":true,"tags":true,"pinned":true,"attachments":true,"relations":true,"reactions":true,"property":true,"parent":true,"snippet":true,"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate71;
const schema67 = {"$id":"contract:/MemoService_GetLinkMetadata.200.body","$ref":"contract:/components/schemas/LinkMetadata"};
const schema68 = {"$id":"contract:/components/schemas/LinkMetadata","type":"object","properties":{"url":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"image":{"type":"string"}}};

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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/LinkMetadata/properties/url/type",keyword:"type",params:{type: "string"},schema:schema68.properties.url.type,parentSchema:schema68.properties.url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/LinkMetadata/properties/title/type",keyword:"type",params:{type: "string"},schema:schema68.properties.title.type,parentSchema:schema68.properties.title,data:data1};
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
let data2 = data.description;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/LinkMetadata/properties/description/type",keyword:"type",params:{type: "string"},schema:schema68.properties.description.type,parentSchema:schema68.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.image !== undefined){
let data3 = data.image;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/image",schemaPath:"contract:/components/schemas/LinkMetadata/properties/image/type",keyword:"type",params:{type: "string"},schema:schema68.properties.image.type,parentSchema:schema68.properties.image,data:data3};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/LinkMetadata/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"url":true,"title":true,"description":true,"image":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate72;
const schema69 = {"$id":"contract:/MemoService_BatchGetLinkMetadata.200.body","$ref":"contract:/components/schemas/BatchGetLinkMetadataResponse"};
const schema70 = {"$id":"contract:/components/schemas/BatchGetLinkMetadataResponse","type":"object","properties":{"linkMetadata":{"type":"array","items":{"$ref":"contract:/components/schemas/LinkMetadata"}}}};

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
if(data.linkMetadata !== undefined){
let data0 = data.linkMetadata;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined){
let data2 = data1.url;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/linkMetadata/" + i0+"/url",schemaPath:"contract:/components/schemas/LinkMetadata/properties/url/type",keyword:"type",params:{type: "string"},schema:schema68.properties.url.type,parentSchema:schema68.properties.url,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/linkMetadata/" + i0+"/title",schemaPath:"contract:/components/schemas/LinkMetadata/properties/title/type",keyword:"type",params:{type: "string"},schema:schema68.properties.title.type,parentSchema:schema68.properties.title,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.description !== undefined){
let data4 = data1.description;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/linkMetadata/" + i0+"/description",schemaPath:"contract:/components/schemas/LinkMetadata/properties/description/type",keyword:"type",params:{type: "string"},schema:schema68.properties.description.type,parentSchema:schema68.properties.description,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.image !== undefined){
let data5 = data1.image;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/linkMetadata/" + i0+"/image",schemaPath:"contract:/components/schemas/LinkMetadata/properties/image/type",keyword:"type",params:{type: "string"},schema:schema68.properties.image.type,parentSchema:schema68.properties.image,data:data5};
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
const err4 = {instancePath:instancePath+"/linkMetadata/" + i0,schemaPath:"contract:/components/schemas/LinkMetadata/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data:data1};
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
const err5 = {instancePath:instancePath+"/linkMetadata",schemaPath:"#/properties/linkMetadata/type",keyword:"type",params:{type: "array"},schema:schema70.properties.linkMetadata.type,parentSchema:schema70.properties.linkMetadata,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"linkMetadata":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate73.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"linkMetadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate75;
const schema72 = {"$id":"contract:/MemoService_ListMemoAttachments.200.body","$ref":"contract:/components/schemas/ListMemoAttachmentsResponse"};
const schema73 = {"$id":"contract:/components/schemas/ListMemoAttachmentsResponse","type":"object","properties":{"attachments":{"type":"array","items":{"$ref":"contract:/components/schemas/Attachment"}},"nextPageToken":{"type":"string"}}};

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
if(data.attachments !== undefined){
let data0 = data.attachments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate7.call(this, data0[i0], {instancePath:instancePath+"/attachments/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema73.properties.attachments.type,parentSchema:schema73.properties.attachments,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema73.properties.nextPageToken.type,parentSchema:schema73.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"attachments":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate76.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"attachments":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate79;
const schema74 = {"$id":"contract:/MemoService_ListMemoComments.200.body","$ref":"contract:/components/schemas/ListMemoCommentsResponse"};
const schema75 = {"$id":"contract:/components/schemas/ListMemoCommentsResponse","type":"object","properties":{"memos":{"type":"array","items":{"$ref":"contract:/components/schemas/Memo"}},"nextPageToken":{"type":"string"}}};

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
if(data.memos !== undefined){
let data0 = data.memos;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63.call(this, data0[i0], {instancePath:instancePath+"/memos/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/memos",schemaPath:"#/properties/memos/type",keyword:"type",params:{type: "array"},schema:schema75.properties.memos.type,parentSchema:schema75.properties.memos,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema75.properties.nextPageToken.type,parentSchema:schema75.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"memos":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate80.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"memos":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate83;
const schema76 = {"$id":"contract:/MemoService_ListMemoReactions.200.body","$ref":"contract:/components/schemas/ListMemoReactionsResponse"};
const schema77 = {"$id":"contract:/components/schemas/ListMemoReactionsResponse","type":"object","properties":{"reactions":{"type":"array","items":{"$ref":"contract:/components/schemas/Reaction"}},"nextPageToken":{"type":"string"}}};

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
if(data.reactions !== undefined){
let data0 = data.reactions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.reactionType === undefined){
const err0 = {instancePath:instancePath+"/reactions/" + i0,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "reactionType"},schema:schema63.required,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/reactions/" + i0+"/name",schemaPath:"contract:/components/schemas/Reaction/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.creator !== undefined){
let data3 = data1.creator;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/reactions/" + i0+"/creator",schemaPath:"contract:/components/schemas/Reaction/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema63.properties.creator.type,parentSchema:schema63.properties.creator,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.reactionType !== undefined){
let data4 = data1.reactionType;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/reactions/" + i0+"/reactionType",schemaPath:"contract:/components/schemas/Reaction/properties/reactionType/type",keyword:"type",params:{type: "string"},schema:schema63.properties.reactionType.type,parentSchema:schema63.properties.reactionType,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data5 = data1.createTime;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err4 = {instancePath:instancePath+"/reactions/" + i0+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.createTime,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/reactions/" + i0+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.createTime,data:data5};
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
const err6 = {instancePath:instancePath+"/reactions/" + i0+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema63.properties.createTime.type,parentSchema:schema63.properties.createTime,data:data5};
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
const err7 = {instancePath:instancePath+"/reactions/" + i0,schemaPath:"contract:/components/schemas/Reaction/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data1};
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
const err8 = {instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},schema:schema77.properties.reactions.type,parentSchema:schema77.properties.reactions,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data6 = data.nextPageToken;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema77.properties.nextPageToken.type,parentSchema:schema77.properties.nextPageToken,data:data6};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"reactions":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate84.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"reactions":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate86;
const schema79 = {"$id":"contract:/MemoService_UpsertMemoReaction.200.body","$ref":"contract:/components/schemas/Reaction"};

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
if(data.reactionType === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "reactionType"},schema:schema63.required,parentSchema:schema63,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Reaction/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.creator !== undefined){
let data1 = data.creator;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/creator",schemaPath:"contract:/components/schemas/Reaction/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema63.properties.creator.type,parentSchema:schema63.properties.creator,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.reactionType !== undefined){
let data2 = data.reactionType;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/reactionType",schemaPath:"contract:/components/schemas/Reaction/properties/reactionType/type",keyword:"type",params:{type: "string"},schema:schema63.properties.reactionType.type,parentSchema:schema63.properties.reactionType,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.createTime !== undefined){
let data3 = data.createTime;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.createTime,data:data3};
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
const err6 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/Reaction/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema63.properties.createTime.type,parentSchema:schema63.properties.createTime,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"name":true,"creator":true,"reactionType":true,"createTime":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate87;
const schema81 = {"$id":"contract:/MemoService_ListMemoRelations.200.body","$ref":"contract:/components/schemas/ListMemoRelationsResponse"};
const schema82 = {"$id":"contract:/components/schemas/ListMemoRelationsResponse","type":"object","properties":{"relations":{"type":"array","items":{"$ref":"contract:/components/schemas/MemoRelation"}},"nextPageToken":{"type":"string"}}};

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
if(data.relations !== undefined){
let data0 = data.relations;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate65.call(this, data0[i0], {instancePath:instancePath+"/relations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/relations",schemaPath:"#/properties/relations/type",keyword:"type",params:{type: "array"},schema:schema82.properties.relations.type,parentSchema:schema82.properties.relations,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema82.properties.nextPageToken.type,parentSchema:schema82.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
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
validate88.evaluated = {"props":{"relations":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate88.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"relations":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate91;
const schema83 = {"$id":"contract:/MemoService_ListMemoShares.200.body","$ref":"contract:/components/schemas/ListMemoSharesResponse"};
const schema84 = {"$id":"contract:/components/schemas/ListMemoSharesResponse","type":"object","properties":{"memoShares":{"type":"array","items":{"$ref":"contract:/components/schemas/MemoShare"}}}};
const schema85 = {"$id":"contract:/components/schemas/MemoShare","type":"object","properties":{"name":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"expireTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.memoShares !== undefined){
let data0 = data.memoShares;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/memoShares/" + i0+"/name",schemaPath:"contract:/components/schemas/MemoShare/properties/name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.name.type,parentSchema:schema85.properties.name,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data3 = data1.createTime;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err1 = {instancePath:instancePath+"/memoShares/" + i0+"/createTime",schemaPath:"contract:/components/schemas/MemoShare/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema85.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/memoShares/" + i0+"/createTime",schemaPath:"contract:/components/schemas/MemoShare/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema85.properties.createTime,data:data3};
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
const err3 = {instancePath:instancePath+"/memoShares/" + i0+"/createTime",schemaPath:"contract:/components/schemas/MemoShare/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema85.properties.createTime.type,parentSchema:schema85.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.expireTime !== undefined){
let data4 = data1.expireTime;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err4 = {instancePath:instancePath+"/memoShares/" + i0+"/expireTime",schemaPath:"contract:/components/schemas/MemoShare/properties/expireTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema85.properties.expireTime,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/memoShares/" + i0+"/expireTime",schemaPath:"contract:/components/schemas/MemoShare/properties/expireTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema85.properties.expireTime,data:data4};
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
const err6 = {instancePath:instancePath+"/memoShares/" + i0+"/expireTime",schemaPath:"contract:/components/schemas/MemoShare/properties/expireTime/type",keyword:"type",params:{type: "string"},schema:schema85.properties.expireTime.type,parentSchema:schema85.properties.expireTime,data:data4};
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
const err7 = {instancePath:instancePath+"/memoShares/" + i0,schemaPath:"contract:/components/schemas/MemoShare/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data:data1};
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
const err8 = {instancePath:instancePath+"/memoShares",schemaPath:"#/properties/memoShares/type",keyword:"type",params:{type: "array"},schema:schema84.properties.memoShares.type,parentSchema:schema84.properties.memoShares,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"memoShares":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate92.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate92.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"memoShares":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate94;
const schema86 = {"$id":"contract:/MemoService_CreateMemoShare.200.body","$ref":"contract:/components/schemas/MemoShare"};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/MemoShare/properties/name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.name.type,parentSchema:schema85.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.createTime !== undefined){
let data1 = data.createTime;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/MemoShare/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema85.properties.createTime,data:data1};
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
const err2 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/MemoShare/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema85.properties.createTime,data:data1};
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
const err3 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/MemoShare/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema85.properties.createTime.type,parentSchema:schema85.properties.createTime,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expireTime !== undefined){
let data2 = data.expireTime;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/expireTime",schemaPath:"contract:/components/schemas/MemoShare/properties/expireTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema85.properties.expireTime,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.includes(":60")){
const next1 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/expireTime",schemaPath:"contract:/components/schemas/MemoShare/properties/expireTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema85.properties.expireTime,data:data2};
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
const err6 = {instancePath:instancePath+"/expireTime",schemaPath:"contract:/components/schemas/MemoShare/properties/expireTime/type",keyword:"type",params:{type: "string"},schema:schema85.properties.expireTime.type,parentSchema:schema85.properties.expireTime,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/MemoShare/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"name":true,"createTime":true,"expireTime":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate95;
const schema88 = {"$id":"contract:/UserService_ListUsers.200.body","$ref":"contract:/components/schemas/ListUsersResponse"};
const schema89 = {"$id":"contract:/components/schemas/ListUsersResponse","type":"object","properties":{"users":{"type":"array","items":{"$ref":"contract:/components/schemas/User"}},"nextPageToken":{"type":"string"}}};

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
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role === undefined){
const err0 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.username === undefined){
const err1 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.state === undefined){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/users/" + i0+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.role !== undefined){
let data3 = data1.role;
if(!(((data3 === "ROLE_UNSPECIFIED") || (data3 === "ADMIN")) || (data3 === "USER"))){
const err4 = {instancePath:instancePath+"/users/" + i0+"/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/users/" + i0+"/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.username !== undefined){
let data4 = data1.username;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/users/" + i0+"/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.email !== undefined){
let data5 = data1.email;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/users/" + i0+"/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data6 = data1.displayName;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/users/" + i0+"/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.avatarUrl !== undefined){
let data7 = data1.avatarUrl;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/users/" + i0+"/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.description !== undefined){
let data8 = data1.description;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/users/" + i0+"/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.password !== undefined){
const err11 = {instancePath:instancePath+"/users/" + i0+"/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data1.password};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.state !== undefined){
let data10 = data1.state;
if(!(((data10 === "STATE_UNSPECIFIED") || (data10 === "NORMAL")) || (data10 === "ARCHIVED"))){
const err12 = {instancePath:instancePath+"/users/" + i0+"/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data10 === "string")){
const err13 = {instancePath:instancePath+"/users/" + i0+"/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data11 = data1.createTime;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err14 = {instancePath:instancePath+"/users/" + i0+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.includes(":60")){
const next0 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/users/" + i0+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data11};
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
const err16 = {instancePath:instancePath+"/users/" + i0+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.updateTime !== undefined){
let data12 = data1.updateTime;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err17 = {instancePath:instancePath+"/users/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/users/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data12};
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
const err19 = {instancePath:instancePath+"/users/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data12};
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
const err20 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data1};
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
const err21 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema89.properties.users.type,parentSchema:schema89.properties.users,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data13 = data.nextPageToken;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema89.properties.nextPageToken.type,parentSchema:schema89.properties.nextPageToken,data:data13};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"users":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
validate95.evaluated = {"props":{"users":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate98;
const schema91 = {"$id":"contract:/UserService_CreateUser.200.body","$ref":"contract:/components/schemas/User"};

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
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.username === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(!(((data1 === "ROLE_UNSPECIFIED") || (data1 === "ADMIN")) || (data1 === "USER"))){
const err4 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data1 === "string")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.username !== undefined){
let data2 = data.username;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.displayName !== undefined){
let data4 = data.displayName;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.avatarUrl !== undefined){
let data5 = data.avatarUrl;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.password !== undefined){
const err11 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data.password};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.state !== undefined){
let data8 = data.state;
if(!(((data8 === "STATE_UNSPECIFIED") || (data8 === "NORMAL")) || (data8 === "ARCHIVED"))){
const err12 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data8 === "string")){
const err13 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.createTime !== undefined){
let data9 = data.createTime;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err14 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.includes(":60")){
const next0 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data9};
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
const err16 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.updateTime !== undefined){
let data10 = data.updateTime;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err17 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data10};
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
const err19 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data10};
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
const err20 = {instancePath,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"name":true,"role":true,"username":true,"email":true,"displayName":true,"avatarUrl":true,"description":true,"password":true,"state":true,"createTime":true,"updateTime":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate99;
const schema93 = {"$id":"contract:/UserService_ListLinkedIdentities.200.body","$ref":"contract:/components/schemas/ListLinkedIdentitiesResponse"};
const schema94 = {"$id":"contract:/components/schemas/ListLinkedIdentitiesResponse","type":"object","properties":{"linkedIdentities":{"type":"array","items":{"$ref":"contract:/components/schemas/LinkedIdentity"}}}};
const schema95 = {"$id":"contract:/components/schemas/LinkedIdentity","type":"object","properties":{"name":{"type":"string"},"idpName":{"type":"string"},"externUid":{"type":"string"}}};

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
if(data.linkedIdentities !== undefined){
let data0 = data.linkedIdentities;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/linkedIdentities/" + i0+"/name",schemaPath:"contract:/components/schemas/LinkedIdentity/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.idpName !== undefined){
let data3 = data1.idpName;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/linkedIdentities/" + i0+"/idpName",schemaPath:"contract:/components/schemas/LinkedIdentity/properties/idpName/type",keyword:"type",params:{type: "string"},schema:schema95.properties.idpName.type,parentSchema:schema95.properties.idpName,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.externUid !== undefined){
let data4 = data1.externUid;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/linkedIdentities/" + i0+"/externUid",schemaPath:"contract:/components/schemas/LinkedIdentity/properties/externUid/type",keyword:"type",params:{type: "string"},schema:schema95.properties.externUid.type,parentSchema:schema95.properties.externUid,data:data4};
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
const err3 = {instancePath:instancePath+"/linkedIdentities/" + i0,schemaPath:"contract:/components/schemas/LinkedIdentity/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data1};
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
const err4 = {instancePath:instancePath+"/linkedIdentities",schemaPath:"#/properties/linkedIdentities/type",keyword:"type",params:{type: "array"},schema:schema94.properties.linkedIdentities.type,parentSchema:schema94.properties.linkedIdentities,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"linkedIdentities":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate100.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"linkedIdentities":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate102;
const schema96 = {"$id":"contract:/UserService_CreateLinkedIdentity.200.body","$ref":"contract:/components/schemas/LinkedIdentity"};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/LinkedIdentity/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idpName !== undefined){
let data1 = data.idpName;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/idpName",schemaPath:"contract:/components/schemas/LinkedIdentity/properties/idpName/type",keyword:"type",params:{type: "string"},schema:schema95.properties.idpName.type,parentSchema:schema95.properties.idpName,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.externUid !== undefined){
let data2 = data.externUid;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/externUid",schemaPath:"contract:/components/schemas/LinkedIdentity/properties/externUid/type",keyword:"type",params:{type: "string"},schema:schema95.properties.externUid.type,parentSchema:schema95.properties.externUid,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/LinkedIdentity/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
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
validate102.evaluated = {"props":{"name":true,"idpName":true,"externUid":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate103;
const schema98 = {"$id":"contract:/UserService_ListUserNotifications.200.body","$ref":"contract:/components/schemas/ListUserNotificationsResponse"};
const schema99 = {"$id":"contract:/components/schemas/ListUserNotificationsResponse","type":"object","properties":{"notifications":{"type":"array","items":{"$ref":"contract:/components/schemas/UserNotification"}},"nextPageToken":{"type":"string"}}};
const schema100 = {"$id":"contract:/components/schemas/UserNotification","type":"object","properties":{"name":{"type":"string"},"sender":{"type":"string"},"senderUser":{"allOf":[{"$ref":"contract:/components/schemas/User"}]},"status":{"enum":["STATUS_UNSPECIFIED","UNREAD","ARCHIVED"],"type":"string","format":"enum"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"type":{"enum":["TYPE_UNSPECIFIED","MEMO_COMMENT","MEMO_MENTION"],"type":"string","format":"enum"},"memoComment":{"allOf":[{"$ref":"contract:/components/schemas/UserNotification_MemoCommentPayload"}]},"memoMention":{"allOf":[{"$ref":"contract:/components/schemas/UserNotification_MemoMentionPayload"}]}}};
const schema102 = {"$id":"contract:/components/schemas/UserNotification_MemoCommentPayload","type":"object","properties":{"memo":{"type":"string"},"relatedMemo":{"type":"string"},"memoSnippet":{"type":"string"},"relatedMemoSnippet":{"type":"string"}}};
const schema103 = {"$id":"contract:/components/schemas/UserNotification_MemoMentionPayload","type":"object","properties":{"memo":{"type":"string"},"relatedMemo":{"type":"string"},"memoSnippet":{"type":"string"},"relatedMemoSnippet":{"type":"string"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema100.properties.name.type,parentSchema:schema100.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sender !== undefined){
let data1 = data.sender;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/type",keyword:"type",params:{type: "string"},schema:schema100.properties.sender.type,parentSchema:schema100.properties.sender,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.senderUser !== undefined){
let data2 = data.senderUser;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role === undefined){
const err2 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.username === undefined){
const err3 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.state === undefined){
const err4 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/senderUser/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.role !== undefined){
let data4 = data2.role;
if(!(((data4 === "ROLE_UNSPECIFIED") || (data4 === "ADMIN")) || (data4 === "USER"))){
const err6 = {instancePath:instancePath+"/senderUser/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(typeof data4 === "string")){
const err7 = {instancePath:instancePath+"/senderUser/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.username !== undefined){
let data5 = data2.username;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/senderUser/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data5};
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
let data6 = data2.email;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/senderUser/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.displayName !== undefined){
let data7 = data2.displayName;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/senderUser/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.avatarUrl !== undefined){
let data8 = data2.avatarUrl;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/senderUser/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.description !== undefined){
let data9 = data2.description;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/senderUser/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.password !== undefined){
const err13 = {instancePath:instancePath+"/senderUser/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data2.password};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.state !== undefined){
let data11 = data2.state;
if(!(((data11 === "STATE_UNSPECIFIED") || (data11 === "NORMAL")) || (data11 === "ARCHIVED"))){
const err14 = {instancePath:instancePath+"/senderUser/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(typeof data11 === "string")){
const err15 = {instancePath:instancePath+"/senderUser/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.createTime !== undefined){
let data12 = data2.createTime;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err16 = {instancePath:instancePath+"/senderUser/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data12.includes(":60")){
const next0 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/senderUser/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data12};
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
const err18 = {instancePath:instancePath+"/senderUser/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.updateTime !== undefined){
let data13 = data2.updateTime;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err19 = {instancePath:instancePath+"/senderUser/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data13.includes(":60")){
const next1 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/senderUser/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data13};
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
const err21 = {instancePath:instancePath+"/senderUser/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data13};
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
const err22 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.status !== undefined){
let data14 = data.status;
if(!(((data14 === "STATUS_UNSPECIFIED") || (data14 === "UNREAD")) || (data14 === "ARCHIVED"))){
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema100.properties.status.enum},schema:schema100.properties.status.enum,parentSchema:schema100.properties.status,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(typeof data14 === "string")){
const err24 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema100.properties.status.type,parentSchema:schema100.properties.status,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.createTime !== undefined){
let data15 = data.createTime;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err25 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema100.properties.createTime,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.includes(":60")){
const next2 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema100.properties.createTime,data:data15};
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
const err27 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema100.properties.createTime.type,parentSchema:schema100.properties.createTime,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.type !== undefined){
let data16 = data.type;
if(!(((data16 === "TYPE_UNSPECIFIED") || (data16 === "MEMO_COMMENT")) || (data16 === "MEMO_MENTION"))){
const err28 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum},schema:schema100.properties.type.enum,parentSchema:schema100.properties.type,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(typeof data16 === "string")){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema100.properties.type.type,parentSchema:schema100.properties.type,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.memoComment !== undefined){
let data17 = data.memoComment;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.memo !== undefined){
let data18 = data17.memo;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/memoComment/memo",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema102.properties.memo.type,parentSchema:schema102.properties.memo,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.relatedMemo !== undefined){
let data19 = data17.relatedMemo;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/memoComment/relatedMemo",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/relatedMemo/type",keyword:"type",params:{type: "string"},schema:schema102.properties.relatedMemo.type,parentSchema:schema102.properties.relatedMemo,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data17.memoSnippet !== undefined){
let data20 = data17.memoSnippet;
if(typeof data20 !== "string"){
const err32 = {instancePath:instancePath+"/memoComment/memoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/memoSnippet/type",keyword:"type",params:{type: "string"},schema:schema102.properties.memoSnippet.type,parentSchema:schema102.properties.memoSnippet,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data17.relatedMemoSnippet !== undefined){
let data21 = data17.relatedMemoSnippet;
if(typeof data21 !== "string"){
const err33 = {instancePath:instancePath+"/memoComment/relatedMemoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/relatedMemoSnippet/type",keyword:"type",params:{type: "string"},schema:schema102.properties.relatedMemoSnippet.type,parentSchema:schema102.properties.relatedMemoSnippet,data:data21};
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
const err34 = {instancePath:instancePath+"/memoComment",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.memoMention !== undefined){
let data22 = data.memoMention;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.memo !== undefined){
let data23 = data22.memo;
if(typeof data23 !== "string"){
const err35 = {instancePath:instancePath+"/memoMention/memo",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema103.properties.memo.type,parentSchema:schema103.properties.memo,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data22.relatedMemo !== undefined){
let data24 = data22.relatedMemo;
if(typeof data24 !== "string"){
const err36 = {instancePath:instancePath+"/memoMention/relatedMemo",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/relatedMemo/type",keyword:"type",params:{type: "string"},schema:schema103.properties.relatedMemo.type,parentSchema:schema103.properties.relatedMemo,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data22.memoSnippet !== undefined){
let data25 = data22.memoSnippet;
if(typeof data25 !== "string"){
const err37 = {instancePath:instancePath+"/memoMention/memoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/memoSnippet/type",keyword:"type",params:{type: "string"},schema:schema103.properties.memoSnippet.type,parentSchema:schema103.properties.memoSnippet,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.relatedMemoSnippet !== undefined){
let data26 = data22.relatedMemoSnippet;
if(typeof data26 !== "string"){
const err38 = {instancePath:instancePath+"/memoMention/relatedMemoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/relatedMemoSnippet/type",keyword:"type",params:{type: "string"},schema:schema103.properties.relatedMemoSnippet.type,parentSchema:schema103.properties.relatedMemoSnippet,data:data26};
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
else {
const err39 = {instancePath:instancePath+"/memoMention",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data:data22};
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
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"name":true,"sender":true,"senderUser":true,"status":true,"createTime":true,"type":true,"memoComment":true,"memoMention":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.notifications !== undefined){
let data0 = data.notifications;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105.call(this, data0[i0], {instancePath:instancePath+"/notifications/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "array"},schema:schema99.properties.notifications.type,parentSchema:schema99.properties.notifications,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema99.properties.nextPageToken.type,parentSchema:schema99.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
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
validate104.evaluated = {"props":{"notifications":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate104.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"notifications":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate108;
const schema104 = {"$id":"contract:/UserService_UpdateUserNotification.200.body","$ref":"contract:/components/schemas/UserNotification"};

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
if(!(validate105.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"name":true,"sender":true,"senderUser":true,"status":true,"createTime":true,"type":true,"memoComment":true,"memoMention":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate110;
const schema105 = {"$id":"contract:/UserService_ListPersonalAccessTokens.200.body","$ref":"contract:/components/schemas/ListPersonalAccessTokensResponse"};
const schema106 = {"$id":"contract:/components/schemas/ListPersonalAccessTokensResponse","type":"object","properties":{"personalAccessTokens":{"type":"array","items":{"$ref":"contract:/components/schemas/PersonalAccessToken"}},"nextPageToken":{"type":"string"}}};
const schema107 = {"$id":"contract:/components/schemas/PersonalAccessToken","type":"object","properties":{"name":{"type":"string"},"description":{"type":"string"},"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"expiresAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"lastUsedAt":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.personalAccessTokens !== undefined){
let data0 = data.personalAccessTokens;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/name",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.description !== undefined){
let data3 = data1.description;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/description",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/description/type",keyword:"type",params:{type: "string"},schema:schema107.properties.description.type,parentSchema:schema107.properties.description,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data4 = data1.createdAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err2 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.createdAt,data:data4};
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
const err4 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema107.properties.createdAt.type,parentSchema:schema107.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.expiresAt !== undefined){
let data5 = data1.expiresAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err5 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/expiresAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.expiresAt,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/expiresAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/expiresAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.expiresAt,data:data5};
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
const err7 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/expiresAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/expiresAt/type",keyword:"type",params:{type: "string"},schema:schema107.properties.expiresAt.type,parentSchema:schema107.properties.expiresAt,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.lastUsedAt !== undefined){
let data6 = data1.lastUsedAt;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err8 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/lastUsedAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.lastUsedAt,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6.includes(":60")){
const next2 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/lastUsedAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/lastUsedAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.lastUsedAt,data:data6};
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
const err10 = {instancePath:instancePath+"/personalAccessTokens/" + i0+"/lastUsedAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/lastUsedAt/type",keyword:"type",params:{type: "string"},schema:schema107.properties.lastUsedAt.type,parentSchema:schema107.properties.lastUsedAt,data:data6};
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
const err11 = {instancePath:instancePath+"/personalAccessTokens/" + i0,schemaPath:"contract:/components/schemas/PersonalAccessToken/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data:data1};
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
const err12 = {instancePath:instancePath+"/personalAccessTokens",schemaPath:"#/properties/personalAccessTokens/type",keyword:"type",params:{type: "array"},schema:schema106.properties.personalAccessTokens.type,parentSchema:schema106.properties.personalAccessTokens,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data7 = data.nextPageToken;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema106.properties.nextPageToken.type,parentSchema:schema106.properties.nextPageToken,data:data7};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"personalAccessTokens":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
validate110.evaluated = {"props":{"personalAccessTokens":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate113;
const schema108 = {"$id":"contract:/UserService_CreatePersonalAccessToken.200.body","$ref":"contract:/components/schemas/CreatePersonalAccessTokenResponse"};
const schema109 = {"$id":"contract:/components/schemas/CreatePersonalAccessTokenResponse","type":"object","properties":{"personalAccessToken":{"allOf":[{"$ref":"contract:/components/schemas/PersonalAccessToken"}]},"token":{"type":"string"}}};

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
if(data.personalAccessToken !== undefined){
let data0 = data.personalAccessToken;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/personalAccessToken/name",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.description !== undefined){
let data2 = data0.description;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/personalAccessToken/description",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/description/type",keyword:"type",params:{type: "string"},schema:schema107.properties.description.type,parentSchema:schema107.properties.description,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data3 = data0.createdAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err2 = {instancePath:instancePath+"/personalAccessToken/createdAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/personalAccessToken/createdAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.createdAt,data:data3};
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
const err4 = {instancePath:instancePath+"/personalAccessToken/createdAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema107.properties.createdAt.type,parentSchema:schema107.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.expiresAt !== undefined){
let data4 = data0.expiresAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err5 = {instancePath:instancePath+"/personalAccessToken/expiresAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.expiresAt,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/personalAccessToken/expiresAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/expiresAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.expiresAt,data:data4};
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
const err7 = {instancePath:instancePath+"/personalAccessToken/expiresAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/expiresAt/type",keyword:"type",params:{type: "string"},schema:schema107.properties.expiresAt.type,parentSchema:schema107.properties.expiresAt,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.lastUsedAt !== undefined){
let data5 = data0.lastUsedAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err8 = {instancePath:instancePath+"/personalAccessToken/lastUsedAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.lastUsedAt,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.includes(":60")){
const next2 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/personalAccessToken/lastUsedAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/lastUsedAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.lastUsedAt,data:data5};
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
const err10 = {instancePath:instancePath+"/personalAccessToken/lastUsedAt",schemaPath:"contract:/components/schemas/PersonalAccessToken/properties/lastUsedAt/type",keyword:"type",params:{type: "string"},schema:schema107.properties.lastUsedAt.type,parentSchema:schema107.properties.lastUsedAt,data:data5};
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
const err11 = {instancePath:instancePath+"/personalAccessToken",schemaPath:"contract:/components/schemas/PersonalAccessToken/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.token !== undefined){
let data6 = data.token;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema109.properties.token.type,parentSchema:schema109.properties.token,data:data6};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"personalAccessToken":true,"token":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate114.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate114.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"personalAccessToken":true,"token":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate116;
const schema111 = {"$id":"contract:/UserService_ListUserSettings.200.body","$ref":"contract:/components/schemas/ListUserSettingsResponse"};
const schema112 = {"$id":"contract:/components/schemas/ListUserSettingsResponse","type":"object","properties":{"settings":{"type":"array","items":{"$ref":"contract:/components/schemas/UserSetting"}},"nextPageToken":{"type":"string"}}};
const schema113 = {"$id":"contract:/components/schemas/UserSetting","type":"object","properties":{"name":{"type":"string"},"generalSetting":{"$ref":"contract:/components/schemas/UserSetting_GeneralSetting"},"webhooksSetting":{"$ref":"contract:/components/schemas/UserSetting_WebhooksSetting"},"tagsSetting":{"$ref":"contract:/components/schemas/UserSetting_TagsSetting"}}};
const schema114 = {"$id":"contract:/components/schemas/UserSetting_GeneralSetting","type":"object","properties":{"locale":{"type":"string"},"memoVisibility":{"type":"string"},"theme":{"type":"string"},"saveMediaMetadata":{"type":"boolean"}}};
const schema115 = {"$id":"contract:/components/schemas/UserSetting_WebhooksSetting","type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"contract:/components/schemas/UserWebhook"}}}};
const schema116 = {"$id":"contract:/components/schemas/UserWebhook","type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"displayName":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"updateTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"signingSecret":false,"signingSecretSet":{"type":"boolean"}}};

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
if(data.webhooks !== undefined){
let data0 = data.webhooks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/webhooks/" + i0+"/name",schemaPath:"contract:/components/schemas/UserWebhook/properties/name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.url !== undefined){
let data3 = data1.url;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/webhooks/" + i0+"/url",schemaPath:"contract:/components/schemas/UserWebhook/properties/url/type",keyword:"type",params:{type: "string"},schema:schema116.properties.url.type,parentSchema:schema116.properties.url,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data4 = data1.displayName;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/webhooks/" + i0+"/displayName",schemaPath:"contract:/components/schemas/UserWebhook/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema116.properties.displayName.type,parentSchema:schema116.properties.displayName,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data5 = data1.createTime;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err3 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.createTime,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.createTime,data:data5};
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
const err5 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.createTime.type,parentSchema:schema116.properties.createTime,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.updateTime !== undefined){
let data6 = data1.updateTime;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err6 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data6};
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
const err8 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.updateTime.type,parentSchema:schema116.properties.updateTime,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.signingSecret !== undefined){
const err9 = {instancePath:instancePath+"/webhooks/" + i0+"/signingSecret",schemaPath:"contract:/components/schemas/UserWebhook/properties/signingSecret/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema116.properties.signingSecret,data:data1.signingSecret};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.signingSecretSet !== undefined){
let data8 = data1.signingSecretSet;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/webhooks/" + i0+"/signingSecretSet",schemaPath:"contract:/components/schemas/UserWebhook/properties/signingSecretSet/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.signingSecretSet.type,parentSchema:schema116.properties.signingSecretSet,data:data8};
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
const err11 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"contract:/components/schemas/UserWebhook/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data1};
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
const err12 = {instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type: "array"},schema:schema115.properties.webhooks.type,parentSchema:schema115.properties.webhooks,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"webhooks":true},"dynamicProps":false,"dynamicItems":false};

const schema117 = {"$id":"contract:/components/schemas/UserSetting_TagsSetting","type":"object","properties":{"tags":{"type":"object","additionalProperties":{"$ref":"contract:/components/schemas/UserSetting_TagMetadata"}}}};
const schema118 = {"$id":"contract:/components/schemas/UserSetting_TagMetadata","type":"object","properties":{"backgroundColor":{"allOf":[{"$ref":"contract:/components/schemas/Color"}]},"blurContent":{"type":"boolean"}}};

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
if(data.backgroundColor !== undefined){
let data0 = data.backgroundColor;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.red !== undefined){
let data1 = data0.red;
if(typeof data1 === "bigint"){
const err0 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/double",keyword:"double",params:{holder: data0, key: "red"},schema:true,parentSchema:schema46.properties.red,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/type",keyword:"type",params:{type: "number"},schema:schema46.properties.red.type,parentSchema:schema46.properties.red,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.green !== undefined){
let data2 = data0.green;
if(typeof data2 === "bigint"){
const err2 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/double",keyword:"double",params:{holder: data0, key: "green"},schema:true,parentSchema:schema46.properties.green,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/type",keyword:"type",params:{type: "number"},schema:schema46.properties.green.type,parentSchema:schema46.properties.green,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.blue !== undefined){
let data3 = data0.blue;
if(typeof data3 === "bigint"){
const err4 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/double",keyword:"double",params:{holder: data0, key: "blue"},schema:true,parentSchema:schema46.properties.blue,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/type",keyword:"type",params:{type: "number"},schema:schema46.properties.blue.type,parentSchema:schema46.properties.blue,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alpha !== undefined){
let data4 = data0.alpha;
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/double",keyword:"double",params:{holder: data0, key: "alpha"},schema:true,parentSchema:schema46.properties.alpha,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/type",keyword:"type",params:{type: "number"},schema:schema46.properties.alpha.type,parentSchema:schema46.properties.alpha,data:data4};
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
const err8 = {instancePath:instancePath+"/backgroundColor",schemaPath:"contract:/components/schemas/Color/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.blurContent !== undefined){
let data5 = data.blurContent;
if(typeof data5 !== "boolean"){
const err9 = {instancePath:instancePath+"/blurContent",schemaPath:"#/properties/blurContent/type",keyword:"type",params:{type: "boolean"},schema:schema118.properties.blurContent.type,parentSchema:schema118.properties.blurContent,data:data5};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
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
validate122.evaluated = {"props":{"backgroundColor":true,"blurContent":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.tags !== undefined){
let data0 = data.tags;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(validate122.call(this, data0[key0], {instancePath:instancePath+"/tags/" + runtime.escapeName(key0),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate122.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema117.properties.tags.type,parentSchema:schema117.properties.tags,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"tags":true},"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.generalSetting !== undefined){
let data1 = data.generalSetting;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.locale !== undefined){
let data2 = data1.locale;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/generalSetting/locale",schemaPath:"contract:/components/schemas/UserSetting_GeneralSetting/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema114.properties.locale.type,parentSchema:schema114.properties.locale,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.memoVisibility !== undefined){
let data3 = data1.memoVisibility;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/generalSetting/memoVisibility",schemaPath:"contract:/components/schemas/UserSetting_GeneralSetting/properties/memoVisibility/type",keyword:"type",params:{type: "string"},schema:schema114.properties.memoVisibility.type,parentSchema:schema114.properties.memoVisibility,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.theme !== undefined){
let data4 = data1.theme;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/generalSetting/theme",schemaPath:"contract:/components/schemas/UserSetting_GeneralSetting/properties/theme/type",keyword:"type",params:{type: "string"},schema:schema114.properties.theme.type,parentSchema:schema114.properties.theme,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.saveMediaMetadata !== undefined){
let data5 = data1.saveMediaMetadata;
if(typeof data5 !== "boolean"){
const err4 = {instancePath:instancePath+"/generalSetting/saveMediaMetadata",schemaPath:"contract:/components/schemas/UserSetting_GeneralSetting/properties/saveMediaMetadata/type",keyword:"type",params:{type: "boolean"},schema:schema114.properties.saveMediaMetadata.type,parentSchema:schema114.properties.saveMediaMetadata,data:data5};
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
const err5 = {instancePath:instancePath+"/generalSetting",schemaPath:"contract:/components/schemas/UserSetting_GeneralSetting/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.webhooksSetting !== undefined){
if(!(validate119.call(this, data.webhooksSetting, {instancePath:instancePath+"/webhooksSetting",parentData:data,parentDataProperty:"webhooksSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate119.errors);
errors = vErrors.length;
}
}
if(data.tagsSetting !== undefined){
if(!(validate121.call(this, data.tagsSetting, {instancePath:instancePath+"/tagsSetting",parentData:data,parentDataProperty:"tagsSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"name":true,"generalSetting":true,"webhooksSetting":true,"tagsSetting":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.settings !== undefined){
let data0 = data.settings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118.call(this, data0[i0], {instancePath:instancePath+"/settings/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate118.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},schema:schema112.properties.settings.type,parentSchema:schema112.properties.settings,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},schema:schema112.properties.nextPageToken.type,parentSchema:schema112.properties.nextPageToken,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"settings":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate117.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate117.errors);
errors = vErrors.length;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"settings":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate127;
const schema120 = {"$id":"contract:/UserService_GetUserSetting.200.body","$ref":"contract:/components/schemas/UserSetting"};

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
if(!(validate118.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate118.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"name":true,"generalSetting":true,"webhooksSetting":true,"tagsSetting":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate129;
const schema121 = {"$id":"contract:/MemoViewService_ListMemoViews.200.body","$ref":"contract:/components/schemas/ListMemoViewsResponse"};
const schema122 = {"$id":"contract:/components/schemas/ListMemoViewsResponse","type":"object","properties":{"memoViews":{"type":"array","items":{"$ref":"contract:/components/schemas/MemoView"}}}};
const schema123 = {"$id":"contract:/components/schemas/MemoView","required":["title","filter"],"type":"object","properties":{"name":{"type":"string"},"title":{"type":"string"},"filter":{"type":"string"}}};

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
if(data.memoViews !== undefined){
let data0 = data.memoViews;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
const err0 = {instancePath:instancePath+"/memoViews/" + i0,schemaPath:"contract:/components/schemas/MemoView/required",keyword:"required",params:{missingProperty: "title"},schema:schema123.required,parentSchema:schema123,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.filter === undefined){
const err1 = {instancePath:instancePath+"/memoViews/" + i0,schemaPath:"contract:/components/schemas/MemoView/required",keyword:"required",params:{missingProperty: "filter"},schema:schema123.required,parentSchema:schema123,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/memoViews/" + i0+"/name",schemaPath:"contract:/components/schemas/MemoView/properties/name/type",keyword:"type",params:{type: "string"},schema:schema123.properties.name.type,parentSchema:schema123.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/memoViews/" + i0+"/title",schemaPath:"contract:/components/schemas/MemoView/properties/title/type",keyword:"type",params:{type: "string"},schema:schema123.properties.title.type,parentSchema:schema123.properties.title,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.filter !== undefined){
let data4 = data1.filter;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/memoViews/" + i0+"/filter",schemaPath:"contract:/components/schemas/MemoView/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema123.properties.filter.type,parentSchema:schema123.properties.filter,data:data4};
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
const err5 = {instancePath:instancePath+"/memoViews/" + i0,schemaPath:"contract:/components/schemas/MemoView/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data:data1};
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
const err6 = {instancePath:instancePath+"/memoViews",schemaPath:"#/properties/memoViews/type",keyword:"type",params:{type: "array"},schema:schema122.properties.memoViews.type,parentSchema:schema122.properties.memoViews,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"memoViews":true},"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate130.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"memoViews":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate132;
const schema124 = {"$id":"contract:/MemoViewService_CreateMemoView.200.body","$ref":"contract:/components/schemas/MemoView"};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/MemoView/required",keyword:"required",params:{missingProperty: "title"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.filter === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/MemoView/required",keyword:"required",params:{missingProperty: "filter"},schema:schema123.required,parentSchema:schema123,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/MemoView/properties/name/type",keyword:"type",params:{type: "string"},schema:schema123.properties.name.type,parentSchema:schema123.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/MemoView/properties/title/type",keyword:"type",params:{type: "string"},schema:schema123.properties.title.type,parentSchema:schema123.properties.title,data:data1};
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
let data2 = data.filter;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/filter",schemaPath:"contract:/components/schemas/MemoView/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema123.properties.filter.type,parentSchema:schema123.properties.filter,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/MemoView/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"name":true,"title":true,"filter":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate133;
const schema126 = {"$id":"contract:/UserService_ListUserWebhooks.200.body","$ref":"contract:/components/schemas/ListUserWebhooksResponse"};
const schema127 = {"$id":"contract:/components/schemas/ListUserWebhooksResponse","type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"contract:/components/schemas/UserWebhook"}}}};

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
if(data.webhooks !== undefined){
let data0 = data.webhooks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/webhooks/" + i0+"/name",schemaPath:"contract:/components/schemas/UserWebhook/properties/name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.url !== undefined){
let data3 = data1.url;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/webhooks/" + i0+"/url",schemaPath:"contract:/components/schemas/UserWebhook/properties/url/type",keyword:"type",params:{type: "string"},schema:schema116.properties.url.type,parentSchema:schema116.properties.url,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data4 = data1.displayName;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/webhooks/" + i0+"/displayName",schemaPath:"contract:/components/schemas/UserWebhook/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema116.properties.displayName.type,parentSchema:schema116.properties.displayName,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data5 = data1.createTime;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err3 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.createTime,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.createTime,data:data5};
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
const err5 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.createTime.type,parentSchema:schema116.properties.createTime,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.updateTime !== undefined){
let data6 = data1.updateTime;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err6 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data6};
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
const err8 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.updateTime.type,parentSchema:schema116.properties.updateTime,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.signingSecret !== undefined){
const err9 = {instancePath:instancePath+"/webhooks/" + i0+"/signingSecret",schemaPath:"contract:/components/schemas/UserWebhook/properties/signingSecret/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema116.properties.signingSecret,data:data1.signingSecret};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.signingSecretSet !== undefined){
let data8 = data1.signingSecretSet;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/webhooks/" + i0+"/signingSecretSet",schemaPath:"contract:/components/schemas/UserWebhook/properties/signingSecretSet/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.signingSecretSet.type,parentSchema:schema116.properties.signingSecretSet,data:data8};
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
const err11 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"contract:/components/schemas/UserWebhook/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data1};
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
const err12 = {instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type: "array"},schema:schema127.properties.webhooks.type,parentSchema:schema127.properties.webhooks,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"webhooks":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate134.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"webhooks":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate136;
const schema129 = {"$id":"contract:/UserService_CreateUserWebhook.200.body","$ref":"contract:/components/schemas/UserWebhook"};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UserWebhook/properties/name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/UserWebhook/properties/url/type",keyword:"type",params:{type: "string"},schema:schema116.properties.url.type,parentSchema:schema116.properties.url,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/UserWebhook/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema116.properties.displayName.type,parentSchema:schema116.properties.displayName,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.createTime !== undefined){
let data3 = data.createTime;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err3 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.createTime,data:data3};
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
const err5 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.createTime.type,parentSchema:schema116.properties.createTime,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.updateTime !== undefined){
let data4 = data.updateTime;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err6 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data4};
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
const err8 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhook/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.updateTime.type,parentSchema:schema116.properties.updateTime,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.signingSecret !== undefined){
const err9 = {instancePath:instancePath+"/signingSecret",schemaPath:"contract:/components/schemas/UserWebhook/properties/signingSecret/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema116.properties.signingSecret,data:data.signingSecret};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.signingSecretSet !== undefined){
let data6 = data.signingSecretSet;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/signingSecretSet",schemaPath:"contract:/components/schemas/UserWebhook/properties/signingSecretSet/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.signingSecretSet.type,parentSchema:schema116.properties.signingSecretSet,data:data6};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/UserWebhook/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"name":true,"url":true,"displayName":true,"createTime":true,"updateTime":true,"signingSecret":true,"signingSecretSet":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate137;
const schema131 = {"$id":"contract:/UserService_GetUserWebhookSigningSecret.200.body","$ref":"contract:/components/schemas/GetUserWebhookSigningSecretResponse"};
const schema132 = {"$id":"contract:/components/schemas/GetUserWebhookSigningSecretResponse","type":"object","properties":{"signingSecret":{"type":"string"}}};

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
if(data.signingSecret !== undefined){
let data0 = data.signingSecret;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/signingSecret",schemaPath:"contract:/components/schemas/GetUserWebhookSigningSecretResponse/properties/signingSecret/type",keyword:"type",params:{type: "string"},schema:schema132.properties.signingSecret.type,parentSchema:schema132.properties.signingSecret,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/GetUserWebhookSigningSecretResponse/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"signingSecret":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate138;
const schema133 = {"$id":"contract:/UserService_GetUserStats.200.body","$ref":"contract:/components/schemas/UserStats"};
const schema134 = {"$id":"contract:/components/schemas/UserStats","type":"object","properties":{"name":{"type":"string"},"memoTypeStats":{"allOf":[{"$ref":"contract:/components/schemas/UserStats_MemoTypeStats"}]},"tagCount":{"type":"object","additionalProperties":{"type":"integer","format":"int32","safeInteger":true}},"memoCreatedTimestamps":{"type":"array","items":{"type":"string","format":"date-time","leapSecond":"date-time"}},"memoUpdatedTimestamps":{"type":"array","items":{"type":"string","format":"date-time","leapSecond":"date-time"}},"pinnedMemos":{"type":"array","items":{"type":"string"}},"totalMemoCount":{"type":"integer","format":"int32","safeInteger":true}}};
const schema135 = {"$id":"contract:/components/schemas/UserStats_MemoTypeStats","type":"object","properties":{"linkCount":{"type":"integer","format":"int32","safeInteger":true},"codeCount":{"type":"integer","format":"int32","safeInteger":true},"todoCount":{"type":"integer","format":"int32","safeInteger":true},"undoCount":{"type":"integer","format":"int32","safeInteger":true}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema134.properties.name.type,parentSchema:schema134.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.memoTypeStats !== undefined){
let data1 = data.memoTypeStats;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.linkCount !== undefined){
let data2 = data1.linkCount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/memoTypeStats/linkCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/linkCount/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.linkCount.type,parentSchema:schema135.properties.linkCount,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err2 = {instancePath:instancePath+"/memoTypeStats/linkCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/linkCount/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema135.properties.linkCount,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err3 = {instancePath:instancePath+"/memoTypeStats/linkCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/linkCount/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema135.properties.linkCount,data:data2};
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
if(data1.codeCount !== undefined){
let data3 = data1.codeCount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/memoTypeStats/codeCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/codeCount/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.codeCount.type,parentSchema:schema135.properties.codeCount,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err5 = {instancePath:instancePath+"/memoTypeStats/codeCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/codeCount/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema135.properties.codeCount,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/memoTypeStats/codeCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/codeCount/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema135.properties.codeCount,data:data3};
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
if(data1.todoCount !== undefined){
let data4 = data1.todoCount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/memoTypeStats/todoCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/todoCount/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.todoCount.type,parentSchema:schema135.properties.todoCount,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err8 = {instancePath:instancePath+"/memoTypeStats/todoCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/todoCount/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema135.properties.todoCount,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err9 = {instancePath:instancePath+"/memoTypeStats/todoCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/todoCount/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema135.properties.todoCount,data:data4};
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
if(data1.undoCount !== undefined){
let data5 = data1.undoCount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/memoTypeStats/undoCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/undoCount/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.undoCount.type,parentSchema:schema135.properties.undoCount,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err11 = {instancePath:instancePath+"/memoTypeStats/undoCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/undoCount/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema135.properties.undoCount,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err12 = {instancePath:instancePath+"/memoTypeStats/undoCount",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/properties/undoCount/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema135.properties.undoCount,data:data5};
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
else {
const err13 = {instancePath:instancePath+"/memoTypeStats",schemaPath:"contract:/components/schemas/UserStats_MemoTypeStats/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tagCount !== undefined){
let data6 = data.tagCount;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/tagCount/" + runtime.escapeName(key0),schemaPath:"#/properties/tagCount/additionalProperties/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.tagCount.additionalProperties.type,parentSchema:schema134.properties.tagCount.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err15 = {instancePath:instancePath+"/tagCount/" + runtime.escapeName(key0),schemaPath:"#/properties/tagCount/additionalProperties/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema134.properties.tagCount.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err16 = {instancePath:instancePath+"/tagCount/" + runtime.escapeName(key0),schemaPath:"#/properties/tagCount/additionalProperties/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema134.properties.tagCount.additionalProperties,data:data7};
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
const err17 = {instancePath:instancePath+"/tagCount",schemaPath:"#/properties/tagCount/type",keyword:"type",params:{type: "object"},schema:schema134.properties.tagCount.type,parentSchema:schema134.properties.tagCount,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.memoCreatedTimestamps !== undefined){
let data8 = data.memoCreatedTimestamps;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err18 = {instancePath:instancePath+"/memoCreatedTimestamps/" + i0,schemaPath:"#/properties/memoCreatedTimestamps/items/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.memoCreatedTimestamps.items,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.includes(":60")){
const next0 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/memoCreatedTimestamps/" + i0,schemaPath:"#/properties/memoCreatedTimestamps/items/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema134.properties.memoCreatedTimestamps.items,data:data9};
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
const err20 = {instancePath:instancePath+"/memoCreatedTimestamps/" + i0,schemaPath:"#/properties/memoCreatedTimestamps/items/type",keyword:"type",params:{type: "string"},schema:schema134.properties.memoCreatedTimestamps.items.type,parentSchema:schema134.properties.memoCreatedTimestamps.items,data:data9};
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
const err21 = {instancePath:instancePath+"/memoCreatedTimestamps",schemaPath:"#/properties/memoCreatedTimestamps/type",keyword:"type",params:{type: "array"},schema:schema134.properties.memoCreatedTimestamps.type,parentSchema:schema134.properties.memoCreatedTimestamps,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.memoUpdatedTimestamps !== undefined){
let data10 = data.memoUpdatedTimestamps;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err22 = {instancePath:instancePath+"/memoUpdatedTimestamps/" + i1,schemaPath:"#/properties/memoUpdatedTimestamps/items/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.memoUpdatedTimestamps.items,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11.includes(":60")){
const next1 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/memoUpdatedTimestamps/" + i1,schemaPath:"#/properties/memoUpdatedTimestamps/items/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema134.properties.memoUpdatedTimestamps.items,data:data11};
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
const err24 = {instancePath:instancePath+"/memoUpdatedTimestamps/" + i1,schemaPath:"#/properties/memoUpdatedTimestamps/items/type",keyword:"type",params:{type: "string"},schema:schema134.properties.memoUpdatedTimestamps.items.type,parentSchema:schema134.properties.memoUpdatedTimestamps.items,data:data11};
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
const err25 = {instancePath:instancePath+"/memoUpdatedTimestamps",schemaPath:"#/properties/memoUpdatedTimestamps/type",keyword:"type",params:{type: "array"},schema:schema134.properties.memoUpdatedTimestamps.type,parentSchema:schema134.properties.memoUpdatedTimestamps,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.pinnedMemos !== undefined){
let data12 = data.pinnedMemos;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/pinnedMemos/" + i2,schemaPath:"#/properties/pinnedMemos/items/type",keyword:"type",params:{type: "string"},schema:schema134.properties.pinnedMemos.items.type,parentSchema:schema134.properties.pinnedMemos.items,data:data13};
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
const err27 = {instancePath:instancePath+"/pinnedMemos",schemaPath:"#/properties/pinnedMemos/type",keyword:"type",params:{type: "array"},schema:schema134.properties.pinnedMemos.type,parentSchema:schema134.properties.pinnedMemos,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.totalMemoCount !== undefined){
let data14 = data.totalMemoCount;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err28 = {instancePath:instancePath+"/totalMemoCount",schemaPath:"#/properties/totalMemoCount/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.totalMemoCount.type,parentSchema:schema134.properties.totalMemoCount,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err29 = {instancePath:instancePath+"/totalMemoCount",schemaPath:"#/properties/totalMemoCount/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema134.properties.totalMemoCount,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err30 = {instancePath:instancePath+"/totalMemoCount",schemaPath:"#/properties/totalMemoCount/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema134.properties.totalMemoCount,data:data14};
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
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"name":true,"memoTypeStats":true,"tagCount":true,"memoCreatedTimestamps":true,"memoUpdatedTimestamps":true,"pinnedMemos":true,"totalMemoCount":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate139.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"name":true,"memoTypeStats":true,"tagCount":true,"memoCreatedTimestamps":true,"memoUpdatedTimestamps":true,"pinnedMemos":true,"totalMemoCount":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate141;
const schema136 = {"$id":"contract:/UserService_BatchGetUsers.200.body","$ref":"contract:/components/schemas/BatchGetUsersResponse"};
const schema137 = {"$id":"contract:/components/schemas/BatchGetUsersResponse","type":"object","properties":{"users":{"type":"array","items":{"$ref":"contract:/components/schemas/User"}}}};

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
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role === undefined){
const err0 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "role"},schema:schema18.required,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.username === undefined){
const err1 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "username"},schema:schema18.required,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.state === undefined){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/users/" + i0+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.role !== undefined){
let data3 = data1.role;
if(!(((data3 === "ROLE_UNSPECIFIED") || (data3 === "ADMIN")) || (data3 === "USER"))){
const err4 = {instancePath:instancePath+"/users/" + i0+"/role",schemaPath:"contract:/components/schemas/User/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum},schema:schema18.properties.role.enum,parentSchema:schema18.properties.role,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/users/" + i0+"/role",schemaPath:"contract:/components/schemas/User/properties/role/type",keyword:"type",params:{type: "string"},schema:schema18.properties.role.type,parentSchema:schema18.properties.role,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.username !== undefined){
let data4 = data1.username;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/users/" + i0+"/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema18.properties.username.type,parentSchema:schema18.properties.username,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.email !== undefined){
let data5 = data1.email;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/users/" + i0+"/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema18.properties.email.type,parentSchema:schema18.properties.email,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data6 = data1.displayName;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/users/" + i0+"/displayName",schemaPath:"contract:/components/schemas/User/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema18.properties.displayName.type,parentSchema:schema18.properties.displayName,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.avatarUrl !== undefined){
let data7 = data1.avatarUrl;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/users/" + i0+"/avatarUrl",schemaPath:"contract:/components/schemas/User/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema18.properties.avatarUrl.type,parentSchema:schema18.properties.avatarUrl,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.description !== undefined){
let data8 = data1.description;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/users/" + i0+"/description",schemaPath:"contract:/components/schemas/User/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.password !== undefined){
const err11 = {instancePath:instancePath+"/users/" + i0+"/password",schemaPath:"contract:/components/schemas/User/properties/password/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema18.properties.password,data:data1.password};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.state !== undefined){
let data10 = data1.state;
if(!(((data10 === "STATE_UNSPECIFIED") || (data10 === "NORMAL")) || (data10 === "ARCHIVED"))){
const err12 = {instancePath:instancePath+"/users/" + i0+"/state",schemaPath:"contract:/components/schemas/User/properties/state/enum",keyword:"enum",params:{allowedValues: schema18.properties.state.enum},schema:schema18.properties.state.enum,parentSchema:schema18.properties.state,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data10 === "string")){
const err13 = {instancePath:instancePath+"/users/" + i0+"/state",schemaPath:"contract:/components/schemas/User/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data11 = data1.createTime;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err14 = {instancePath:instancePath+"/users/" + i0+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.createTime,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.includes(":60")){
const next0 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/users/" + i0+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.createTime,data:data11};
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
const err16 = {instancePath:instancePath+"/users/" + i0+"/createTime",schemaPath:"contract:/components/schemas/User/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.createTime.type,parentSchema:schema18.properties.createTime,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.updateTime !== undefined){
let data12 = data1.updateTime;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err17 = {instancePath:instancePath+"/users/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/users/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema18.properties.updateTime,data:data12};
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
const err19 = {instancePath:instancePath+"/users/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/User/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema18.properties.updateTime.type,parentSchema:schema18.properties.updateTime,data:data12};
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
const err20 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data1};
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
const err21 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema137.properties.users.type,parentSchema:schema137.properties.users,data:data0};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
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
validate142.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate142.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate142.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate144;
const schema139 = {"$id":"contract:/UserService_ListAllUserStats.200.body","$ref":"contract:/components/schemas/ListAllUserStatsResponse"};
const schema140 = {"$id":"contract:/components/schemas/ListAllUserStatsResponse","type":"object","properties":{"stats":{"type":"array","items":{"$ref":"contract:/components/schemas/UserStats"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stats !== undefined){
let data0 = data.stats;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate139.call(this, data0[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/stats",schemaPath:"#/properties/stats/type",keyword:"type",params:{type: "array"},schema:schema140.properties.stats.type,parentSchema:schema140.properties.stats,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"stats":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate145.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate145.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"stats":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "AIService_Transcribe.200.body": compiled.v0,
  "AIService_Transcribe.200.headers": compiled.v1,
  "AIService_Transcribe.default.body": compiled.v2,
  "AIService_Transcribe.default.headers": compiled.v1,
  "AttachmentService_ListAttachments.200.body": compiled.v3,
  "AttachmentService_ListAttachments.200.headers": compiled.v1,
  "AttachmentService_ListAttachments.default.body": compiled.v2,
  "AttachmentService_ListAttachments.default.headers": compiled.v1,
  "AttachmentService_CreateAttachment.200.body": compiled.v4,
  "AttachmentService_CreateAttachment.200.headers": compiled.v1,
  "AttachmentService_CreateAttachment.default.body": compiled.v2,
  "AttachmentService_CreateAttachment.default.headers": compiled.v1,
  "AttachmentService_GetAttachment.200.body": compiled.v4,
  "AttachmentService_GetAttachment.200.headers": compiled.v1,
  "AttachmentService_GetAttachment.default.body": compiled.v2,
  "AttachmentService_GetAttachment.default.headers": compiled.v1,
  "AttachmentService_DeleteAttachment.200.headers": compiled.v1,
  "AttachmentService_DeleteAttachment.default.body": compiled.v2,
  "AttachmentService_DeleteAttachment.default.headers": compiled.v1,
  "AttachmentService_UpdateAttachment.200.body": compiled.v4,
  "AttachmentService_UpdateAttachment.200.headers": compiled.v1,
  "AttachmentService_UpdateAttachment.default.body": compiled.v2,
  "AttachmentService_UpdateAttachment.default.headers": compiled.v1,
  "AttachmentService_BatchDeleteAttachments.200.headers": compiled.v1,
  "AttachmentService_BatchDeleteAttachments.default.body": compiled.v2,
  "AttachmentService_BatchDeleteAttachments.default.headers": compiled.v1,
  "AuthService_GetCurrentUser.200.body": compiled.v5,
  "AuthService_GetCurrentUser.200.headers": compiled.v1,
  "AuthService_GetCurrentUser.default.body": compiled.v2,
  "AuthService_GetCurrentUser.default.headers": compiled.v1,
  "AuthService_RefreshToken.200.body": compiled.v6,
  "AuthService_RefreshToken.200.headers": compiled.v1,
  "AuthService_RefreshToken.default.body": compiled.v2,
  "AuthService_RefreshToken.default.headers": compiled.v1,
  "AuthService_SignIn.200.body": compiled.v7,
  "AuthService_SignIn.200.headers": compiled.v1,
  "AuthService_SignIn.default.body": compiled.v2,
  "AuthService_SignIn.default.headers": compiled.v1,
  "AuthService_SignOut.200.headers": compiled.v1,
  "AuthService_SignOut.default.body": compiled.v2,
  "AuthService_SignOut.default.headers": compiled.v1,
  "IdentityProviderService_ListIdentityProviders.200.body": compiled.v8,
  "IdentityProviderService_ListIdentityProviders.200.headers": compiled.v1,
  "IdentityProviderService_ListIdentityProviders.default.body": compiled.v2,
  "IdentityProviderService_ListIdentityProviders.default.headers": compiled.v1,
  "IdentityProviderService_CreateIdentityProvider.200.body": compiled.v9,
  "IdentityProviderService_CreateIdentityProvider.200.headers": compiled.v1,
  "IdentityProviderService_CreateIdentityProvider.default.body": compiled.v2,
  "IdentityProviderService_CreateIdentityProvider.default.headers": compiled.v1,
  "IdentityProviderService_GetIdentityProvider.200.body": compiled.v9,
  "IdentityProviderService_GetIdentityProvider.200.headers": compiled.v1,
  "IdentityProviderService_GetIdentityProvider.default.body": compiled.v2,
  "IdentityProviderService_GetIdentityProvider.default.headers": compiled.v1,
  "IdentityProviderService_DeleteIdentityProvider.200.headers": compiled.v1,
  "IdentityProviderService_DeleteIdentityProvider.default.body": compiled.v2,
  "IdentityProviderService_DeleteIdentityProvider.default.headers": compiled.v1,
  "IdentityProviderService_UpdateIdentityProvider.200.body": compiled.v9,
  "IdentityProviderService_UpdateIdentityProvider.200.headers": compiled.v1,
  "IdentityProviderService_UpdateIdentityProvider.default.body": compiled.v2,
  "IdentityProviderService_UpdateIdentityProvider.default.headers": compiled.v1,
  "InstanceService_GetInstanceProfile.200.body": compiled.v10,
  "InstanceService_GetInstanceProfile.200.headers": compiled.v1,
  "InstanceService_GetInstanceProfile.default.body": compiled.v2,
  "InstanceService_GetInstanceProfile.default.headers": compiled.v1,
  "InstanceService_TestInstanceEmailSetting.200.headers": compiled.v1,
  "InstanceService_TestInstanceEmailSetting.default.body": compiled.v2,
  "InstanceService_TestInstanceEmailSetting.default.headers": compiled.v1,
  "InstanceService_BatchGetInstanceSettings.200.body": compiled.v11,
  "InstanceService_BatchGetInstanceSettings.200.headers": compiled.v1,
  "InstanceService_BatchGetInstanceSettings.default.body": compiled.v2,
  "InstanceService_BatchGetInstanceSettings.default.headers": compiled.v1,
  "InstanceService_GetInstanceStats.200.body": compiled.v12,
  "InstanceService_GetInstanceStats.200.headers": compiled.v1,
  "InstanceService_GetInstanceStats.default.body": compiled.v2,
  "InstanceService_GetInstanceStats.default.headers": compiled.v1,
  "InstanceService_GetInstanceSetting.200.body": compiled.v13,
  "InstanceService_GetInstanceSetting.200.headers": compiled.v1,
  "InstanceService_GetInstanceSetting.default.body": compiled.v2,
  "InstanceService_GetInstanceSetting.default.headers": compiled.v1,
  "InstanceService_UpdateInstanceSetting.200.body": compiled.v13,
  "InstanceService_UpdateInstanceSetting.200.headers": compiled.v1,
  "InstanceService_UpdateInstanceSetting.default.body": compiled.v2,
  "InstanceService_UpdateInstanceSetting.default.headers": compiled.v1,
  "MemoService_ListMemos.200.body": compiled.v14,
  "MemoService_ListMemos.200.headers": compiled.v1,
  "MemoService_ListMemos.default.body": compiled.v2,
  "MemoService_ListMemos.default.headers": compiled.v1,
  "MemoService_CreateMemo.200.body": compiled.v15,
  "MemoService_CreateMemo.200.headers": compiled.v1,
  "MemoService_CreateMemo.default.body": compiled.v2,
  "MemoService_CreateMemo.default.headers": compiled.v1,
  "MemoService_GetLinkMetadata.200.body": compiled.v16,
  "MemoService_GetLinkMetadata.200.headers": compiled.v1,
  "MemoService_GetLinkMetadata.default.body": compiled.v2,
  "MemoService_GetLinkMetadata.default.headers": compiled.v1,
  "MemoService_BatchGetLinkMetadata.200.body": compiled.v17,
  "MemoService_BatchGetLinkMetadata.200.headers": compiled.v1,
  "MemoService_BatchGetLinkMetadata.default.body": compiled.v2,
  "MemoService_BatchGetLinkMetadata.default.headers": compiled.v1,
  "MemoService_GetMemo.200.body": compiled.v15,
  "MemoService_GetMemo.200.headers": compiled.v1,
  "MemoService_GetMemo.default.body": compiled.v2,
  "MemoService_GetMemo.default.headers": compiled.v1,
  "MemoService_DeleteMemo.200.headers": compiled.v1,
  "MemoService_DeleteMemo.default.body": compiled.v2,
  "MemoService_DeleteMemo.default.headers": compiled.v1,
  "MemoService_UpdateMemo.200.body": compiled.v15,
  "MemoService_UpdateMemo.200.headers": compiled.v1,
  "MemoService_UpdateMemo.default.body": compiled.v2,
  "MemoService_UpdateMemo.default.headers": compiled.v1,
  "MemoService_ListMemoAttachments.200.body": compiled.v18,
  "MemoService_ListMemoAttachments.200.headers": compiled.v1,
  "MemoService_ListMemoAttachments.default.body": compiled.v2,
  "MemoService_ListMemoAttachments.default.headers": compiled.v1,
  "MemoService_SetMemoAttachments.200.headers": compiled.v1,
  "MemoService_SetMemoAttachments.default.body": compiled.v2,
  "MemoService_SetMemoAttachments.default.headers": compiled.v1,
  "MemoService_ListMemoComments.200.body": compiled.v19,
  "MemoService_ListMemoComments.200.headers": compiled.v1,
  "MemoService_ListMemoComments.default.body": compiled.v2,
  "MemoService_ListMemoComments.default.headers": compiled.v1,
  "MemoService_CreateMemoComment.200.body": compiled.v15,
  "MemoService_CreateMemoComment.200.headers": compiled.v1,
  "MemoService_CreateMemoComment.default.body": compiled.v2,
  "MemoService_CreateMemoComment.default.headers": compiled.v1,
  "MemoService_ListMemoReactions.200.body": compiled.v20,
  "MemoService_ListMemoReactions.200.headers": compiled.v1,
  "MemoService_ListMemoReactions.default.body": compiled.v2,
  "MemoService_ListMemoReactions.default.headers": compiled.v1,
  "MemoService_UpsertMemoReaction.200.body": compiled.v21,
  "MemoService_UpsertMemoReaction.200.headers": compiled.v1,
  "MemoService_UpsertMemoReaction.default.body": compiled.v2,
  "MemoService_UpsertMemoReaction.default.headers": compiled.v1,
  "MemoService_DeleteMemoReaction.200.headers": compiled.v1,
  "MemoService_DeleteMemoReaction.default.body": compiled.v2,
  "MemoService_DeleteMemoReaction.default.headers": compiled.v1,
  "MemoService_ListMemoRelations.200.body": compiled.v22,
  "MemoService_ListMemoRelations.200.headers": compiled.v1,
  "MemoService_ListMemoRelations.default.body": compiled.v2,
  "MemoService_ListMemoRelations.default.headers": compiled.v1,
  "MemoService_SetMemoRelations.200.headers": compiled.v1,
  "MemoService_SetMemoRelations.default.body": compiled.v2,
  "MemoService_SetMemoRelations.default.headers": compiled.v1,
  "MemoService_ListMemoShares.200.body": compiled.v23,
  "MemoService_ListMemoShares.200.headers": compiled.v1,
  "MemoService_ListMemoShares.default.body": compiled.v2,
  "MemoService_ListMemoShares.default.headers": compiled.v1,
  "MemoService_CreateMemoShare.200.body": compiled.v24,
  "MemoService_CreateMemoShare.200.headers": compiled.v1,
  "MemoService_CreateMemoShare.default.body": compiled.v2,
  "MemoService_CreateMemoShare.default.headers": compiled.v1,
  "MemoService_DeleteMemoShare.200.headers": compiled.v1,
  "MemoService_DeleteMemoShare.default.body": compiled.v2,
  "MemoService_DeleteMemoShare.default.headers": compiled.v1,
  "MemoService_GetSharedMemo.200.body": compiled.v15,
  "MemoService_GetSharedMemo.200.headers": compiled.v1,
  "MemoService_GetSharedMemo.default.body": compiled.v2,
  "MemoService_GetSharedMemo.default.headers": compiled.v1,
  "UserService_ListUsers.200.body": compiled.v25,
  "UserService_ListUsers.200.headers": compiled.v1,
  "UserService_ListUsers.default.body": compiled.v2,
  "UserService_ListUsers.default.headers": compiled.v1,
  "UserService_CreateUser.200.body": compiled.v26,
  "UserService_CreateUser.200.headers": compiled.v1,
  "UserService_CreateUser.default.body": compiled.v2,
  "UserService_CreateUser.default.headers": compiled.v1,
  "UserService_GetUser.200.body": compiled.v26,
  "UserService_GetUser.200.headers": compiled.v1,
  "UserService_GetUser.default.body": compiled.v2,
  "UserService_GetUser.default.headers": compiled.v1,
  "UserService_DeleteUser.200.headers": compiled.v1,
  "UserService_DeleteUser.default.body": compiled.v2,
  "UserService_DeleteUser.default.headers": compiled.v1,
  "UserService_UpdateUser.200.body": compiled.v26,
  "UserService_UpdateUser.200.headers": compiled.v1,
  "UserService_UpdateUser.default.body": compiled.v2,
  "UserService_UpdateUser.default.headers": compiled.v1,
  "UserService_ListLinkedIdentities.200.body": compiled.v27,
  "UserService_ListLinkedIdentities.200.headers": compiled.v1,
  "UserService_ListLinkedIdentities.default.body": compiled.v2,
  "UserService_ListLinkedIdentities.default.headers": compiled.v1,
  "UserService_CreateLinkedIdentity.200.body": compiled.v28,
  "UserService_CreateLinkedIdentity.200.headers": compiled.v1,
  "UserService_CreateLinkedIdentity.default.body": compiled.v2,
  "UserService_CreateLinkedIdentity.default.headers": compiled.v1,
  "UserService_GetLinkedIdentity.200.body": compiled.v28,
  "UserService_GetLinkedIdentity.200.headers": compiled.v1,
  "UserService_GetLinkedIdentity.default.body": compiled.v2,
  "UserService_GetLinkedIdentity.default.headers": compiled.v1,
  "UserService_DeleteLinkedIdentity.200.headers": compiled.v1,
  "UserService_DeleteLinkedIdentity.default.body": compiled.v2,
  "UserService_DeleteLinkedIdentity.default.headers": compiled.v1,
  "UserService_ListUserNotifications.200.body": compiled.v29,
  "UserService_ListUserNotifications.200.headers": compiled.v1,
  "UserService_ListUserNotifications.default.body": compiled.v2,
  "UserService_ListUserNotifications.default.headers": compiled.v1,
  "UserService_DeleteUserNotification.200.headers": compiled.v1,
  "UserService_DeleteUserNotification.default.body": compiled.v2,
  "UserService_DeleteUserNotification.default.headers": compiled.v1,
  "UserService_UpdateUserNotification.200.body": compiled.v30,
  "UserService_UpdateUserNotification.200.headers": compiled.v1,
  "UserService_UpdateUserNotification.default.body": compiled.v2,
  "UserService_UpdateUserNotification.default.headers": compiled.v1,
  "UserService_ListPersonalAccessTokens.200.body": compiled.v31,
  "UserService_ListPersonalAccessTokens.200.headers": compiled.v1,
  "UserService_ListPersonalAccessTokens.default.body": compiled.v2,
  "UserService_ListPersonalAccessTokens.default.headers": compiled.v1,
  "UserService_CreatePersonalAccessToken.200.body": compiled.v32,
  "UserService_CreatePersonalAccessToken.200.headers": compiled.v1,
  "UserService_CreatePersonalAccessToken.default.body": compiled.v2,
  "UserService_CreatePersonalAccessToken.default.headers": compiled.v1,
  "UserService_DeletePersonalAccessToken.200.headers": compiled.v1,
  "UserService_DeletePersonalAccessToken.default.body": compiled.v2,
  "UserService_DeletePersonalAccessToken.default.headers": compiled.v1,
  "UserService_ListUserSettings.200.body": compiled.v33,
  "UserService_ListUserSettings.200.headers": compiled.v1,
  "UserService_ListUserSettings.default.body": compiled.v2,
  "UserService_ListUserSettings.default.headers": compiled.v1,
  "UserService_GetUserSetting.200.body": compiled.v34,
  "UserService_GetUserSetting.200.headers": compiled.v1,
  "UserService_GetUserSetting.default.body": compiled.v2,
  "UserService_GetUserSetting.default.headers": compiled.v1,
  "UserService_UpdateUserSetting.200.body": compiled.v34,
  "UserService_UpdateUserSetting.200.headers": compiled.v1,
  "UserService_UpdateUserSetting.default.body": compiled.v2,
  "UserService_UpdateUserSetting.default.headers": compiled.v1,
  "MemoViewService_ListMemoViews.200.body": compiled.v35,
  "MemoViewService_ListMemoViews.200.headers": compiled.v1,
  "MemoViewService_ListMemoViews.default.body": compiled.v2,
  "MemoViewService_ListMemoViews.default.headers": compiled.v1,
  "MemoViewService_CreateMemoView.200.body": compiled.v36,
  "MemoViewService_CreateMemoView.200.headers": compiled.v1,
  "MemoViewService_CreateMemoView.default.body": compiled.v2,
  "MemoViewService_CreateMemoView.default.headers": compiled.v1,
  "MemoViewService_GetMemoView.200.body": compiled.v36,
  "MemoViewService_GetMemoView.200.headers": compiled.v1,
  "MemoViewService_GetMemoView.default.body": compiled.v2,
  "MemoViewService_GetMemoView.default.headers": compiled.v1,
  "MemoViewService_DeleteMemoView.200.headers": compiled.v1,
  "MemoViewService_DeleteMemoView.default.body": compiled.v2,
  "MemoViewService_DeleteMemoView.default.headers": compiled.v1,
  "MemoViewService_UpdateMemoView.200.body": compiled.v36,
  "MemoViewService_UpdateMemoView.200.headers": compiled.v1,
  "MemoViewService_UpdateMemoView.default.body": compiled.v2,
  "MemoViewService_UpdateMemoView.default.headers": compiled.v1,
  "UserService_ListUserWebhooks.200.body": compiled.v37,
  "UserService_ListUserWebhooks.200.headers": compiled.v1,
  "UserService_ListUserWebhooks.default.body": compiled.v2,
  "UserService_ListUserWebhooks.default.headers": compiled.v1,
  "UserService_CreateUserWebhook.200.body": compiled.v38,
  "UserService_CreateUserWebhook.200.headers": compiled.v1,
  "UserService_CreateUserWebhook.default.body": compiled.v2,
  "UserService_CreateUserWebhook.default.headers": compiled.v1,
  "UserService_DeleteUserWebhook.200.headers": compiled.v1,
  "UserService_DeleteUserWebhook.default.body": compiled.v2,
  "UserService_DeleteUserWebhook.default.headers": compiled.v1,
  "UserService_UpdateUserWebhook.200.body": compiled.v38,
  "UserService_UpdateUserWebhook.200.headers": compiled.v1,
  "UserService_UpdateUserWebhook.default.body": compiled.v2,
  "UserService_UpdateUserWebhook.default.headers": compiled.v1,
  "UserService_GetUserWebhookSigningSecret.200.body": compiled.v39,
  "UserService_GetUserWebhookSigningSecret.200.headers": compiled.v1,
  "UserService_GetUserWebhookSigningSecret.default.body": compiled.v2,
  "UserService_GetUserWebhookSigningSecret.default.headers": compiled.v1,
  "UserService_GetUserStats.200.body": compiled.v40,
  "UserService_GetUserStats.200.headers": compiled.v1,
  "UserService_GetUserStats.default.body": compiled.v2,
  "UserService_GetUserStats.default.headers": compiled.v1,
  "UserService_BatchGetUsers.200.body": compiled.v41,
  "UserService_BatchGetUsers.200.headers": compiled.v1,
  "UserService_BatchGetUsers.default.body": compiled.v2,
  "UserService_BatchGetUsers.default.headers": compiled.v1,
  "UserService_ListAllUserStats.200.body": compiled.v42,
  "UserService_ListAllUserStats.200.headers": compiled.v1,
  "UserService_ListAllUserStats.default.body": compiled.v2,
  "UserService_ListAllUserStats.default.headers": compiled.v1,
};
export { validators };
