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
const schema0 = {"$id":"contract:/AIService_Transcribe.body","$ref":"contract:/components/schemas/TranscribeRequest"};
const schema1 = {"$id":"contract:/components/schemas/TranscribeRequest","required":["audio"],"type":"object","properties":{"audio":{"allOf":[{"$ref":"contract:/components/schemas/TranscriptionAudio"}]}}};
const schema2 = {"$id":"contract:/components/schemas/TranscriptionAudio","type":"object","properties":{"content":{"type":"string","format":"bytes"},"uri":{"type":"string"},"filename":{"type":"string"},"contentType":{"type":"string"}}};

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
if(data.audio === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.audio !== undefined){
let data0 = data.audio;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.content !== undefined){
let data1 = data0.content;
if(!(typeof data1 === "string")){
const err1 = {instancePath:instancePath+"/audio/content",schemaPath:"contract:/components/schemas/TranscriptionAudio/properties/content/type",keyword:"type",params:{type: "string"},schema:schema2.properties.content.type,parentSchema:schema2.properties.content,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.uri !== undefined){
let data2 = data0.uri;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/audio/uri",schemaPath:"contract:/components/schemas/TranscriptionAudio/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.uri.type,parentSchema:schema2.properties.uri,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.filename !== undefined){
let data3 = data0.filename;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/audio/filename",schemaPath:"contract:/components/schemas/TranscriptionAudio/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema2.properties.filename.type,parentSchema:schema2.properties.filename,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.contentType !== undefined){
let data4 = data0.contentType;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/audio/contentType",schemaPath:"contract:/components/schemas/TranscriptionAudio/properties/contentType/type",keyword:"type",params:{type: "string"},schema:schema2.properties.contentType.type,parentSchema:schema2.properties.contentType,data:data4};
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
const err5 = {instancePath:instancePath+"/audio",schemaPath:"contract:/components/schemas/TranscriptionAudio/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"audio":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"audio":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate3;
const schema3 = {"$id":"contract:/AttachmentService_ListAttachments.parameters","type":"object","properties":{"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"},"filter":{"type":"string"},"orderBy":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema3.required,parentSchema:schema3,data};
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
if(data0.pageSize !== undefined){
let data1 = data0.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.query.properties.pageSize.type,parentSchema:schema3.properties.query.properties.pageSize,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err2 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema3.properties.query.properties.pageSize,data:data1};
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
if(data0.pageToken !== undefined){
let data2 = data0.pageToken;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema3.properties.query.properties.pageToken.type,parentSchema:schema3.properties.query.properties.pageToken,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.filter !== undefined){
let data3 = data0.filter;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/filter",schemaPath:"#/properties/query/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema3.properties.query.properties.filter.type,parentSchema:schema3.properties.query.properties.filter,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.orderBy !== undefined){
let data4 = data0.orderBy;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/orderBy",schemaPath:"#/properties/query/properties/orderBy/type",keyword:"type",params:{type: "string"},schema:schema3.properties.query.properties.orderBy.type,parentSchema:schema3.properties.query.properties.orderBy,data:data4};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema3.properties.query.type,parentSchema:schema3.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
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
validate3.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate4;
const schema4 = {"$id":"contract:/AttachmentService_CreateAttachment.parameters","type":"object","properties":{"query":{"type":"object","properties":{"attachmentId":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema4.required,parentSchema:schema4,data};
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
if(data0.attachmentId !== undefined){
let data1 = data0.attachmentId;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/attachmentId",schemaPath:"#/properties/query/properties/attachmentId/type",keyword:"type",params:{type: "string"},schema:schema4.properties.query.properties.attachmentId.type,parentSchema:schema4.properties.query.properties.attachmentId,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema4.properties.query.type,parentSchema:schema4.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
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
validate4.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema5 = {"$id":"contract:/AttachmentService_CreateAttachment.body","$ref":"contract:/components/schemas/AttachmentRequest"};
const schema6 = {"$id":"contract:/components/schemas/AttachmentRequest","required":["filename","type"],"type":"object","properties":{"name":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"filename":{"type":"string"},"content":{"type":"string","format":"bytes"},"externalLink":{"type":"string"},"type":{"type":"string"},"size":{"type":"string"},"memo":{"type":"string"},"motionMedia":{"allOf":[{"$ref":"contract:/components/schemas/MotionMedia"}]},"mediaMetadata":{"allOf":[{"$ref":"contract:/components/schemas/MediaMetadata"}]}}};
const schema7 = {"$id":"contract:/components/schemas/MotionMedia","type":"object","properties":{"family":{"enum":["MOTION_MEDIA_FAMILY_UNSPECIFIED","APPLE_LIVE_PHOTO","ANDROID_MOTION_PHOTO"],"type":"string","format":"enum"},"role":{"enum":["MOTION_MEDIA_ROLE_UNSPECIFIED","STILL","VIDEO","CONTAINER"],"type":"string","format":"enum"},"groupId":{"type":"string"},"presentationTimestampUs":{"type":"string"},"hasEmbeddedVideo":{"type":"boolean"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema8 = {"$id":"contract:/components/schemas/MediaMetadata","type":"object","properties":{"width":{"type":"integer","format":"int32","safeInteger":true},"height":{"type":"integer","format":"int32","safeInteger":true},"photo":{"$ref":"contract:/components/schemas/PhotoMetadata"},"video":{"$ref":"contract:/components/schemas/VideoMetadata"}}};
const schema12 = {"$id":"contract:/components/schemas/VideoMetadata","type":"object","properties":{"durationSeconds":{"type":"number","format":"double","double":true}}};
const schema9 = {"$id":"contract:/components/schemas/PhotoMetadata","type":"object","properties":{"captureTime":{"$ref":"contract:/components/schemas/MediaCaptureTime"},"location":{"$ref":"contract:/components/schemas/MediaLocation"},"sourceExifOrientation":{"type":"integer","format":"int32","safeInteger":true},"cameraMake":{"type":"string"},"cameraModel":{"type":"string"},"lensModel":{"type":"string"},"fNumber":{"type":"number","format":"double","double":true},"exposureTimeSeconds":{"type":"number","format":"double","double":true},"iso":{"type":"integer","format":"int32","safeInteger":true},"focalLengthMm":{"type":"number","format":"double","double":true}}};
const schema10 = {"$id":"contract:/components/schemas/MediaCaptureTime","type":"object","properties":{"localDateTime":{"type":"string"},"utcOffset":{"type":"string"}}};
const schema11 = {"$id":"contract:/components/schemas/MediaLocation","type":"object","properties":{"latitude":{"type":"number","format":"double","double":true},"longitude":{"type":"number","format":"double","double":true},"altitudeMeters":{"type":"number","format":"double","double":true}}};

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
if(data.captureTime !== undefined){
let data0 = data.captureTime;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.localDateTime !== undefined){
let data1 = data0.localDateTime;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/captureTime/localDateTime",schemaPath:"contract:/components/schemas/MediaCaptureTime/properties/localDateTime/type",keyword:"type",params:{type: "string"},schema:schema10.properties.localDateTime.type,parentSchema:schema10.properties.localDateTime,data:data1};
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
const err1 = {instancePath:instancePath+"/captureTime/utcOffset",schemaPath:"contract:/components/schemas/MediaCaptureTime/properties/utcOffset/type",keyword:"type",params:{type: "string"},schema:schema10.properties.utcOffset.type,parentSchema:schema10.properties.utcOffset,data:data2};
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
const err2 = {instancePath:instancePath+"/captureTime",schemaPath:"contract:/components/schemas/MediaCaptureTime/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data:data0};
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
const err3 = {instancePath:instancePath+"/location/latitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/latitude/double",keyword:"double",params:{holder: data3, key: "latitude"},schema:true,parentSchema:schema11.properties.latitude,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/location/latitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/latitude/type",keyword:"type",params:{type: "number"},schema:schema11.properties.latitude.type,parentSchema:schema11.properties.latitude,data:data4};
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
const err5 = {instancePath:instancePath+"/location/longitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/longitude/double",keyword:"double",params:{holder: data3, key: "longitude"},schema:true,parentSchema:schema11.properties.longitude,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/location/longitude",schemaPath:"contract:/components/schemas/MediaLocation/properties/longitude/type",keyword:"type",params:{type: "number"},schema:schema11.properties.longitude.type,parentSchema:schema11.properties.longitude,data:data5};
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
const err7 = {instancePath:instancePath+"/location/altitudeMeters",schemaPath:"contract:/components/schemas/MediaLocation/properties/altitudeMeters/double",keyword:"double",params:{holder: data3, key: "altitudeMeters"},schema:true,parentSchema:schema11.properties.altitudeMeters,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/location/altitudeMeters",schemaPath:"contract:/components/schemas/MediaLocation/properties/altitudeMeters/type",keyword:"type",params:{type: "number"},schema:schema11.properties.altitudeMeters.type,parentSchema:schema11.properties.altitudeMeters,data:data6};
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
const err9 = {instancePath:instancePath+"/location",schemaPath:"contract:/components/schemas/MediaLocation/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data:data3};
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
const err10 = {instancePath:instancePath+"/sourceExifOrientation",schemaPath:"#/properties/sourceExifOrientation/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.sourceExifOrientation.type,parentSchema:schema9.properties.sourceExifOrientation,data:data7};
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
const err11 = {instancePath:instancePath+"/sourceExifOrientation",schemaPath:"#/properties/sourceExifOrientation/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.sourceExifOrientation,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err12 = {instancePath:instancePath+"/sourceExifOrientation",schemaPath:"#/properties/sourceExifOrientation/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema9.properties.sourceExifOrientation,data:data7};
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
const err13 = {instancePath:instancePath+"/cameraMake",schemaPath:"#/properties/cameraMake/type",keyword:"type",params:{type: "string"},schema:schema9.properties.cameraMake.type,parentSchema:schema9.properties.cameraMake,data:data8};
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
const err14 = {instancePath:instancePath+"/cameraModel",schemaPath:"#/properties/cameraModel/type",keyword:"type",params:{type: "string"},schema:schema9.properties.cameraModel.type,parentSchema:schema9.properties.cameraModel,data:data9};
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
const err15 = {instancePath:instancePath+"/lensModel",schemaPath:"#/properties/lensModel/type",keyword:"type",params:{type: "string"},schema:schema9.properties.lensModel.type,parentSchema:schema9.properties.lensModel,data:data10};
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
const err16 = {instancePath:instancePath+"/fNumber",schemaPath:"#/properties/fNumber/double",keyword:"double",params:{holder: data, key: "fNumber"},schema:true,parentSchema:schema9.properties.fNumber,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/fNumber",schemaPath:"#/properties/fNumber/type",keyword:"type",params:{type: "number"},schema:schema9.properties.fNumber.type,parentSchema:schema9.properties.fNumber,data:data11};
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
const err18 = {instancePath:instancePath+"/exposureTimeSeconds",schemaPath:"#/properties/exposureTimeSeconds/double",keyword:"double",params:{holder: data, key: "exposureTimeSeconds"},schema:true,parentSchema:schema9.properties.exposureTimeSeconds,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err19 = {instancePath:instancePath+"/exposureTimeSeconds",schemaPath:"#/properties/exposureTimeSeconds/type",keyword:"type",params:{type: "number"},schema:schema9.properties.exposureTimeSeconds.type,parentSchema:schema9.properties.exposureTimeSeconds,data:data12};
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
const err20 = {instancePath:instancePath+"/iso",schemaPath:"#/properties/iso/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.iso.type,parentSchema:schema9.properties.iso,data:data13};
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
const err21 = {instancePath:instancePath+"/iso",schemaPath:"#/properties/iso/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.iso,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err22 = {instancePath:instancePath+"/iso",schemaPath:"#/properties/iso/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema9.properties.iso,data:data13};
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
const err23 = {instancePath:instancePath+"/focalLengthMm",schemaPath:"#/properties/focalLengthMm/double",keyword:"double",params:{holder: data, key: "focalLengthMm"},schema:true,parentSchema:schema9.properties.focalLengthMm,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err24 = {instancePath:instancePath+"/focalLengthMm",schemaPath:"#/properties/focalLengthMm/type",keyword:"type",params:{type: "number"},schema:schema9.properties.focalLengthMm.type,parentSchema:schema9.properties.focalLengthMm,data:data14};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"captureTime":true,"location":true,"sourceExifOrientation":true,"cameraMake":true,"cameraModel":true,"lensModel":true,"fNumber":true,"exposureTimeSeconds":true,"iso":true,"focalLengthMm":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.width !== undefined){
let data0 = data.width;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.width.type,parentSchema:schema8.properties.width,data:data0};
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
const err1 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema8.properties.width,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err2 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema8.properties.width,data:data0};
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
const err3 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.height.type,parentSchema:schema8.properties.height,data:data1};
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
const err4 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema8.properties.height,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err5 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema8.properties.height,data:data1};
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
if(!(validate8.call(this, data.photo, {instancePath:instancePath+"/photo",parentData:data,parentDataProperty:"photo",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
let data3 = data.video;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.durationSeconds !== undefined){
let data4 = data3.durationSeconds;
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/video/durationSeconds",schemaPath:"contract:/components/schemas/VideoMetadata/properties/durationSeconds/double",keyword:"double",params:{holder: data3, key: "durationSeconds"},schema:true,parentSchema:schema12.properties.durationSeconds,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/video/durationSeconds",schemaPath:"contract:/components/schemas/VideoMetadata/properties/durationSeconds/type",keyword:"type",params:{type: "number"},schema:schema12.properties.durationSeconds.type,parentSchema:schema12.properties.durationSeconds,data:data4};
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
const err8 = {instancePath:instancePath+"/video",schemaPath:"contract:/components/schemas/VideoMetadata/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"width":true,"height":true,"photo":true,"video":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.filename === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema6.required,parentSchema:schema6,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.name.type,parentSchema:schema6.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema6.properties.createTime,data:data1};
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
const err4 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema6.properties.createTime,data:data1};
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
const err5 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema6.properties.createTime.type,parentSchema:schema6.properties.createTime,data:data1};
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
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema6.properties.filename.type,parentSchema:schema6.properties.filename,data:data2};
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
let data3 = data.content;
if(!(typeof data3 === "string")){
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},schema:schema6.properties.content.type,parentSchema:schema6.properties.content,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.externalLink !== undefined){
let data4 = data.externalLink;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/externalLink",schemaPath:"#/properties/externalLink/type",keyword:"type",params:{type: "string"},schema:schema6.properties.externalLink.type,parentSchema:schema6.properties.externalLink,data:data4};
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
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema6.properties.type.type,parentSchema:schema6.properties.type,data:data5};
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
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},schema:schema6.properties.size.type,parentSchema:schema6.properties.size,data:data6};
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
const err11 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema6.properties.memo.type,parentSchema:schema6.properties.memo,data:data7};
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
const err12 = {instancePath:instancePath+"/motionMedia/family",schemaPath:"contract:/components/schemas/MotionMedia/properties/family/enum",keyword:"enum",params:{allowedValues: schema7.properties.family.enum},schema:schema7.properties.family.enum,parentSchema:schema7.properties.family,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data9 === "string")){
const err13 = {instancePath:instancePath+"/motionMedia/family",schemaPath:"contract:/components/schemas/MotionMedia/properties/family/type",keyword:"type",params:{type: "string"},schema:schema7.properties.family.type,parentSchema:schema7.properties.family,data:data9};
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
const err14 = {instancePath:instancePath+"/motionMedia/role",schemaPath:"contract:/components/schemas/MotionMedia/properties/role/enum",keyword:"enum",params:{allowedValues: schema7.properties.role.enum},schema:schema7.properties.role.enum,parentSchema:schema7.properties.role,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(typeof data10 === "string")){
const err15 = {instancePath:instancePath+"/motionMedia/role",schemaPath:"contract:/components/schemas/MotionMedia/properties/role/type",keyword:"type",params:{type: "string"},schema:schema7.properties.role.type,parentSchema:schema7.properties.role,data:data10};
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
const err16 = {instancePath:instancePath+"/motionMedia/groupId",schemaPath:"contract:/components/schemas/MotionMedia/properties/groupId/type",keyword:"type",params:{type: "string"},schema:schema7.properties.groupId.type,parentSchema:schema7.properties.groupId,data:data11};
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
const err17 = {instancePath:instancePath+"/motionMedia/presentationTimestampUs",schemaPath:"contract:/components/schemas/MotionMedia/properties/presentationTimestampUs/type",keyword:"type",params:{type: "string"},schema:schema7.properties.presentationTimestampUs.type,parentSchema:schema7.properties.presentationTimestampUs,data:data12};
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
const err18 = {instancePath:instancePath+"/motionMedia/hasEmbeddedVideo",schemaPath:"contract:/components/schemas/MotionMedia/properties/hasEmbeddedVideo/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.hasEmbeddedVideo.type,parentSchema:schema7.properties.hasEmbeddedVideo,data:data13};
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
const err19 = {instancePath:instancePath+"/motionMedia",schemaPath:"contract:/components/schemas/MotionMedia/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data8};
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
if(!(validate7.call(this, data.mediaMetadata, {instancePath:instancePath+"/mediaMetadata",parentData:data,parentDataProperty:"mediaMetadata",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"name":true,"createTime":true,"filename":true,"content":true,"externalLink":true,"type":true,"size":true,"memo":true,"motionMedia":true,"mediaMetadata":true},"dynamicProps":false,"dynamicItems":false};


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
validate5.evaluated = {"props":{"name":true,"createTime":true,"filename":true,"content":true,"externalLink":true,"type":true,"size":true,"memo":true,"motionMedia":true,"mediaMetadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate12;
const schema13 = {"$id":"contract:/AttachmentService_GetAttachment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"attachment":{"type":"string"}},"required":["attachment"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema13.required,parentSchema:schema13,data};
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
if(data0.attachment === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "attachment"},schema:schema13.properties.path.required,parentSchema:schema13.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.attachment !== undefined){
let data1 = data0.attachment;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/attachment",schemaPath:"#/properties/path/properties/attachment/type",keyword:"type",params:{type: "string"},schema:schema13.properties.path.properties.attachment.type,parentSchema:schema13.properties.path.properties.attachment,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema13.properties.path.type,parentSchema:schema13.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate13;
const schema14 = {"$id":"contract:/AttachmentService_UpdateAttachment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"attachment":{"type":"string"}},"required":["attachment"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema14.required,parentSchema:schema14,data};
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
if(data0.attachment === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "attachment"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.attachment !== undefined){
let data1 = data0.attachment;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/attachment",schemaPath:"#/properties/path/properties/attachment/type",keyword:"type",params:{type: "string"},schema:schema14.properties.path.properties.attachment.type,parentSchema:schema14.properties.path.properties.attachment,data:data1};
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
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.updateMask !== undefined){
let data3 = data2.updateMask;
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema14.properties.query.properties.updateMask.type,parentSchema:schema14.properties.query.properties.updateMask,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema14.properties.query.type,parentSchema:schema14.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate14;
const schema15 = {"$id":"contract:/AttachmentService_BatchDeleteAttachments.body","$ref":"contract:/components/schemas/BatchDeleteAttachmentsRequest"};
const schema16 = {"$id":"contract:/components/schemas/BatchDeleteAttachmentsRequest","required":["names"],"type":"object","properties":{"names":{"type":"array","items":{"type":"string"}}}};

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
if(data.names === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/BatchDeleteAttachmentsRequest/required",keyword:"required",params:{missingProperty: "names"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.names !== undefined){
let data0 = data.names;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/names/" + i0,schemaPath:"contract:/components/schemas/BatchDeleteAttachmentsRequest/properties/names/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.names.items.type,parentSchema:schema16.properties.names.items,data:data1};
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
const err2 = {instancePath:instancePath+"/names",schemaPath:"contract:/components/schemas/BatchDeleteAttachmentsRequest/properties/names/type",keyword:"type",params:{type: "array"},schema:schema16.properties.names.type,parentSchema:schema16.properties.names,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/BatchDeleteAttachmentsRequest/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"names":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate15;
const schema17 = {"$id":"contract:/AuthService_RefreshToken.body","$ref":"contract:/components/schemas/RefreshTokenRequest"};
const schema18 = {"$id":"contract:/components/schemas/RefreshTokenRequest","type":"object","properties":{}};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/RefreshTokenRequest/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate16;
const schema19 = {"$id":"contract:/AuthService_SignIn.body","$ref":"contract:/components/schemas/SignInRequest"};
const schema20 = {"$id":"contract:/components/schemas/SignInRequest","type":"object","properties":{"passwordCredentials":{"allOf":[{"$ref":"contract:/components/schemas/SignInRequest_PasswordCredentials"}]},"ssoCredentials":{"allOf":[{"$ref":"contract:/components/schemas/SignInRequest_SSOCredentials"}]}}};
const schema21 = {"$id":"contract:/components/schemas/SignInRequest_PasswordCredentials","required":["username","password"],"type":"object","properties":{"username":{"type":"string"},"password":{"type":"string"}}};
const schema22 = {"$id":"contract:/components/schemas/SignInRequest_SSOCredentials","required":["idpName","code","redirectUri"],"type":"object","properties":{"idpName":{"type":"string"},"code":{"type":"string"},"redirectUri":{"type":"string"},"codeVerifier":{"type":"string"}}};

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
if(data.passwordCredentials !== undefined){
let data0 = data.passwordCredentials;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.username === undefined){
const err0 = {instancePath:instancePath+"/passwordCredentials",schemaPath:"contract:/components/schemas/SignInRequest_PasswordCredentials/required",keyword:"required",params:{missingProperty: "username"},schema:schema21.required,parentSchema:schema21,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.password === undefined){
const err1 = {instancePath:instancePath+"/passwordCredentials",schemaPath:"contract:/components/schemas/SignInRequest_PasswordCredentials/required",keyword:"required",params:{missingProperty: "password"},schema:schema21.required,parentSchema:schema21,data:data0};
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
const err2 = {instancePath:instancePath+"/passwordCredentials/username",schemaPath:"contract:/components/schemas/SignInRequest_PasswordCredentials/properties/username/type",keyword:"type",params:{type: "string"},schema:schema21.properties.username.type,parentSchema:schema21.properties.username,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.password !== undefined){
let data2 = data0.password;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/passwordCredentials/password",schemaPath:"contract:/components/schemas/SignInRequest_PasswordCredentials/properties/password/type",keyword:"type",params:{type: "string"},schema:schema21.properties.password.type,parentSchema:schema21.properties.password,data:data2};
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
const err4 = {instancePath:instancePath+"/passwordCredentials",schemaPath:"contract:/components/schemas/SignInRequest_PasswordCredentials/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ssoCredentials !== undefined){
let data3 = data.ssoCredentials;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.idpName === undefined){
const err5 = {instancePath:instancePath+"/ssoCredentials",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/required",keyword:"required",params:{missingProperty: "idpName"},schema:schema22.required,parentSchema:schema22,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.code === undefined){
const err6 = {instancePath:instancePath+"/ssoCredentials",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/required",keyword:"required",params:{missingProperty: "code"},schema:schema22.required,parentSchema:schema22,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.redirectUri === undefined){
const err7 = {instancePath:instancePath+"/ssoCredentials",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/required",keyword:"required",params:{missingProperty: "redirectUri"},schema:schema22.required,parentSchema:schema22,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.idpName !== undefined){
let data4 = data3.idpName;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/ssoCredentials/idpName",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/properties/idpName/type",keyword:"type",params:{type: "string"},schema:schema22.properties.idpName.type,parentSchema:schema22.properties.idpName,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.code !== undefined){
let data5 = data3.code;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/ssoCredentials/code",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/properties/code/type",keyword:"type",params:{type: "string"},schema:schema22.properties.code.type,parentSchema:schema22.properties.code,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.redirectUri !== undefined){
let data6 = data3.redirectUri;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/ssoCredentials/redirectUri",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/properties/redirectUri/type",keyword:"type",params:{type: "string"},schema:schema22.properties.redirectUri.type,parentSchema:schema22.properties.redirectUri,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.codeVerifier !== undefined){
let data7 = data3.codeVerifier;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/ssoCredentials/codeVerifier",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/properties/codeVerifier/type",keyword:"type",params:{type: "string"},schema:schema22.properties.codeVerifier.type,parentSchema:schema22.properties.codeVerifier,data:data7};
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
const err12 = {instancePath:instancePath+"/ssoCredentials",schemaPath:"contract:/components/schemas/SignInRequest_SSOCredentials/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data:data3};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"passwordCredentials":true,"ssoCredentials":true},"dynamicProps":false,"dynamicItems":false};


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
validate16.evaluated = {"props":{"passwordCredentials":true,"ssoCredentials":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate19;
const schema23 = {"$id":"contract:/IdentityProviderService_CreateIdentityProvider.parameters","type":"object","properties":{"query":{"type":"object","properties":{"identityProviderId":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema23.required,parentSchema:schema23,data};
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
if(data0.identityProviderId !== undefined){
let data1 = data0.identityProviderId;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/identityProviderId",schemaPath:"#/properties/query/properties/identityProviderId/type",keyword:"type",params:{type: "string"},schema:schema23.properties.query.properties.identityProviderId.type,parentSchema:schema23.properties.query.properties.identityProviderId,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema23.properties.query.type,parentSchema:schema23.properties.query,data:data0};
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate20;
const schema24 = {"$id":"contract:/IdentityProviderService_CreateIdentityProvider.body","$ref":"contract:/components/schemas/IdentityProvider"};
const schema25 = {"$id":"contract:/components/schemas/IdentityProvider","required":["type","title","config"],"type":"object","properties":{"name":{"type":"string"},"type":{"enum":["TYPE_UNSPECIFIED","OAUTH2"],"type":"string","format":"enum"},"title":{"type":"string"},"identifierFilter":{"type":"string"},"config":{"allOf":[{"$ref":"contract:/components/schemas/IdentityProviderConfig"}]}}};
const schema26 = {"$id":"contract:/components/schemas/IdentityProviderConfig","type":"object","properties":{"oauth2Config":{"$ref":"contract:/components/schemas/OAuth2Config"}}};
const schema27 = {"$id":"contract:/components/schemas/OAuth2Config","type":"object","properties":{"clientId":{"type":"string"},"clientSecret":{"type":"string"},"authUrl":{"type":"string"},"tokenUrl":{"type":"string"},"userInfoUrl":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"fieldMapping":{"$ref":"contract:/components/schemas/FieldMapping"}}};
const schema28 = {"$id":"contract:/components/schemas/FieldMapping","type":"object","properties":{"identifier":{"type":"string"},"displayName":{"type":"string"},"email":{"type":"string"},"avatarUrl":{"type":"string"}}};

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
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema27.properties.clientId.type,parentSchema:schema27.properties.clientId,data:data0};
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
const err1 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema27.properties.clientSecret.type,parentSchema:schema27.properties.clientSecret,data:data1};
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
const err2 = {instancePath:instancePath+"/authUrl",schemaPath:"#/properties/authUrl/type",keyword:"type",params:{type: "string"},schema:schema27.properties.authUrl.type,parentSchema:schema27.properties.authUrl,data:data2};
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
const err3 = {instancePath:instancePath+"/tokenUrl",schemaPath:"#/properties/tokenUrl/type",keyword:"type",params:{type: "string"},schema:schema27.properties.tokenUrl.type,parentSchema:schema27.properties.tokenUrl,data:data3};
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
const err4 = {instancePath:instancePath+"/userInfoUrl",schemaPath:"#/properties/userInfoUrl/type",keyword:"type",params:{type: "string"},schema:schema27.properties.userInfoUrl.type,parentSchema:schema27.properties.userInfoUrl,data:data4};
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
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.scopes.items.type,parentSchema:schema27.properties.scopes.items,data:data6};
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
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema27.properties.scopes.type,parentSchema:schema27.properties.scopes,data:data5};
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
const err7 = {instancePath:instancePath+"/fieldMapping/identifier",schemaPath:"contract:/components/schemas/FieldMapping/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema28.properties.identifier.type,parentSchema:schema28.properties.identifier,data:data8};
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
const err8 = {instancePath:instancePath+"/fieldMapping/displayName",schemaPath:"contract:/components/schemas/FieldMapping/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema28.properties.displayName.type,parentSchema:schema28.properties.displayName,data:data9};
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
const err9 = {instancePath:instancePath+"/fieldMapping/email",schemaPath:"contract:/components/schemas/FieldMapping/properties/email/type",keyword:"type",params:{type: "string"},schema:schema28.properties.email.type,parentSchema:schema28.properties.email,data:data10};
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
const err10 = {instancePath:instancePath+"/fieldMapping/avatarUrl",schemaPath:"contract:/components/schemas/FieldMapping/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema28.properties.avatarUrl.type,parentSchema:schema28.properties.avatarUrl,data:data11};
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
const err11 = {instancePath:instancePath+"/fieldMapping",schemaPath:"contract:/components/schemas/FieldMapping/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data:data7};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"clientId":true,"clientSecret":true,"authUrl":true,"tokenUrl":true,"userInfoUrl":true,"scopes":true,"fieldMapping":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.oauth2Config !== undefined){
if(!(validate23.call(this, data.oauth2Config, {instancePath:instancePath+"/oauth2Config",parentData:data,parentDataProperty:"oauth2Config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"oauth2Config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.config === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"},schema:schema25.required,parentSchema:schema25,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum},schema:schema25.properties.type.enum,parentSchema:schema25.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data1 === "string")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema25.properties.type.type,parentSchema:schema25.properties.type,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema25.properties.title.type,parentSchema:schema25.properties.title,data:data2};
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
const err7 = {instancePath:instancePath+"/identifierFilter",schemaPath:"#/properties/identifierFilter/type",keyword:"type",params:{type: "string"},schema:schema25.properties.identifierFilter.type,parentSchema:schema25.properties.identifierFilter,data:data3};
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
if(!(validate22.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
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
validate21.evaluated = {"props":{"name":true,"type":true,"title":true,"identifierFilter":true,"config":true},"dynamicProps":false,"dynamicItems":false};


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
validate20.evaluated = {"props":{"name":true,"type":true,"title":true,"identifierFilter":true,"config":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate27;
const schema29 = {"$id":"contract:/IdentityProviderService_GetIdentityProvider.parameters","type":"object","properties":{"path":{"type":"object","properties":{"identity-provider":{"type":"string"}},"required":["identity-provider"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema29.required,parentSchema:schema29,data};
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
if(data0["identity-provider"] === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identity-provider"},schema:schema29.properties.path.required,parentSchema:schema29.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0["identity-provider"] !== undefined){
let data1 = data0["identity-provider"];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/identity-provider",schemaPath:"#/properties/path/properties/identity-provider/type",keyword:"type",params:{type: "string"},schema:schema29.properties.path.properties["identity-provider"].type,parentSchema:schema29.properties.path.properties["identity-provider"],data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema29.properties.path.type,parentSchema:schema29.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate28;
const schema30 = {"$id":"contract:/IdentityProviderService_UpdateIdentityProvider.parameters","type":"object","properties":{"path":{"type":"object","properties":{"identity-provider":{"type":"string"}},"required":["identity-provider"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema30.required,parentSchema:schema30,data};
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
if(data0["identity-provider"] === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identity-provider"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0["identity-provider"] !== undefined){
let data1 = data0["identity-provider"];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/identity-provider",schemaPath:"#/properties/path/properties/identity-provider/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties["identity-provider"].type,parentSchema:schema30.properties.path.properties["identity-provider"],data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema30.properties.path.type,parentSchema:schema30.properties.path,data:data0};
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
if(data2.updateMask !== undefined){
let data3 = data2.updateMask;
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema30.properties.query.properties.updateMask.type,parentSchema:schema30.properties.query.properties.updateMask,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema30.properties.query.type,parentSchema:schema30.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate29;
const schema31 = {"$id":"contract:/InstanceService_TestInstanceEmailSetting.body","$ref":"contract:/components/schemas/TestInstanceEmailSettingRequest"};
const schema32 = {"$id":"contract:/components/schemas/TestInstanceEmailSettingRequest","type":"object","properties":{"email":{"allOf":[{"$ref":"contract:/components/schemas/NotificationSetting_EmailSettingRequest"}]},"recipientEmail":{"type":"string"}}};
const schema33 = {"$id":"contract:/components/schemas/NotificationSetting_EmailSettingRequest","type":"object","properties":{"enabled":{"type":"boolean"},"smtpHost":{"type":"string"},"smtpPort":{"type":"integer","format":"int32","safeInteger":true},"smtpUsername":{"type":"string"},"smtpPassword":{"type":"string"},"fromEmail":{"type":"string"},"fromName":{"type":"string"},"replyTo":{"type":"string"},"useTls":{"type":"boolean"},"useSsl":{"type":"boolean"}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled !== undefined){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/email/enabled",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.enabled.type,parentSchema:schema33.properties.enabled,data:data1};
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
const err1 = {instancePath:instancePath+"/email/smtpHost",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpHost/type",keyword:"type",params:{type: "string"},schema:schema33.properties.smtpHost.type,parentSchema:schema33.properties.smtpHost,data:data2};
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
const err2 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPort/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.smtpPort.type,parentSchema:schema33.properties.smtpPort,data:data3};
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
const err3 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPort/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema33.properties.smtpPort,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err4 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPort/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema33.properties.smtpPort,data:data3};
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
const err5 = {instancePath:instancePath+"/email/smtpUsername",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpUsername/type",keyword:"type",params:{type: "string"},schema:schema33.properties.smtpUsername.type,parentSchema:schema33.properties.smtpUsername,data:data4};
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
let data5 = data0.smtpPassword;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/email/smtpPassword",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPassword/type",keyword:"type",params:{type: "string"},schema:schema33.properties.smtpPassword.type,parentSchema:schema33.properties.smtpPassword,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.fromEmail !== undefined){
let data6 = data0.fromEmail;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/email/fromEmail",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/fromEmail/type",keyword:"type",params:{type: "string"},schema:schema33.properties.fromEmail.type,parentSchema:schema33.properties.fromEmail,data:data6};
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
const err8 = {instancePath:instancePath+"/email/fromName",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/fromName/type",keyword:"type",params:{type: "string"},schema:schema33.properties.fromName.type,parentSchema:schema33.properties.fromName,data:data7};
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
const err9 = {instancePath:instancePath+"/email/replyTo",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/replyTo/type",keyword:"type",params:{type: "string"},schema:schema33.properties.replyTo.type,parentSchema:schema33.properties.replyTo,data:data8};
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
const err10 = {instancePath:instancePath+"/email/useTls",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/useTls/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.useTls.type,parentSchema:schema33.properties.useTls,data:data9};
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
const err11 = {instancePath:instancePath+"/email/useSsl",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/useSsl/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.useSsl.type,parentSchema:schema33.properties.useSsl,data:data10};
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
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.recipientEmail !== undefined){
let data11 = data.recipientEmail;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/recipientEmail",schemaPath:"#/properties/recipientEmail/type",keyword:"type",params:{type: "string"},schema:schema32.properties.recipientEmail.type,parentSchema:schema32.properties.recipientEmail,data:data11};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"email":true,"recipientEmail":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate30.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"email":true,"recipientEmail":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate32;
const schema34 = {"$id":"contract:/InstanceService_BatchGetInstanceSettings.body","$ref":"contract:/components/schemas/BatchGetInstanceSettingsRequest"};
const schema35 = {"$id":"contract:/components/schemas/BatchGetInstanceSettingsRequest","required":["names"],"type":"object","properties":{"names":{"type":"array","items":{"type":"string"}}}};

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
if(data.names === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/BatchGetInstanceSettingsRequest/required",keyword:"required",params:{missingProperty: "names"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.names !== undefined){
let data0 = data.names;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/names/" + i0,schemaPath:"contract:/components/schemas/BatchGetInstanceSettingsRequest/properties/names/items/type",keyword:"type",params:{type: "string"},schema:schema35.properties.names.items.type,parentSchema:schema35.properties.names.items,data:data1};
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
const err2 = {instancePath:instancePath+"/names",schemaPath:"contract:/components/schemas/BatchGetInstanceSettingsRequest/properties/names/type",keyword:"type",params:{type: "array"},schema:schema35.properties.names.type,parentSchema:schema35.properties.names,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/BatchGetInstanceSettingsRequest/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"names":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate33;
const schema36 = {"$id":"contract:/InstanceService_GetInstanceSetting.parameters","type":"object","properties":{"path":{"type":"object","properties":{"instance":{"type":"string"}},"required":["instance"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema36.required,parentSchema:schema36,data};
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
if(data0.instance === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "instance"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.instance !== undefined){
let data1 = data0.instance;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/instance",schemaPath:"#/properties/path/properties/instance/type",keyword:"type",params:{type: "string"},schema:schema36.properties.path.properties.instance.type,parentSchema:schema36.properties.path.properties.instance,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema36.properties.path.type,parentSchema:schema36.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate34;
const schema37 = {"$id":"contract:/InstanceService_UpdateInstanceSetting.parameters","type":"object","properties":{"path":{"type":"object","properties":{"instance":{"type":"string"}},"required":["instance"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema37.required,parentSchema:schema37,data};
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
if(data0.instance === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "instance"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.instance !== undefined){
let data1 = data0.instance;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/instance",schemaPath:"#/properties/path/properties/instance/type",keyword:"type",params:{type: "string"},schema:schema37.properties.path.properties.instance.type,parentSchema:schema37.properties.path.properties.instance,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema37.properties.path.type,parentSchema:schema37.properties.path,data:data0};
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
if(data2.updateMask !== undefined){
let data3 = data2.updateMask;
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema37.properties.query.properties.updateMask.type,parentSchema:schema37.properties.query.properties.updateMask,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema37.properties.query.type,parentSchema:schema37.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate35;
const schema38 = {"$id":"contract:/InstanceService_UpdateInstanceSetting.body","$ref":"contract:/components/schemas/InstanceSettingRequest"};
const schema39 = {"$id":"contract:/components/schemas/InstanceSettingRequest","type":"object","properties":{"name":{"type":"string"},"generalSetting":{"$ref":"contract:/components/schemas/InstanceSetting_GeneralSetting"},"storageSetting":{"$ref":"contract:/components/schemas/InstanceSetting_StorageSettingRequest"},"memoRelatedSetting":{"$ref":"contract:/components/schemas/InstanceSetting_MemoRelatedSetting"},"tagsSetting":{"$ref":"contract:/components/schemas/InstanceSetting_TagsSetting"},"notificationSetting":{"$ref":"contract:/components/schemas/InstanceSetting_NotificationSettingRequest"},"aiSetting":{"$ref":"contract:/components/schemas/InstanceSetting_AISettingRequest"},"accessSetting":{"$ref":"contract:/components/schemas/InstanceSetting_AccessSetting"}}};
const schema46 = {"$id":"contract:/components/schemas/InstanceSetting_MemoRelatedSetting","type":"object","properties":{"contentLengthLimit":{"type":"integer","format":"int32","safeInteger":true},"enableDoubleClickEdit":{"type":"boolean"},"reactions":{"type":"array","items":{"type":"string"}}}};
const schema55 = {"$id":"contract:/components/schemas/InstanceSetting_AccessSetting","type":"object","properties":{"accessMode":{"enum":["INSTANCE_ACCESS_MODE_UNSPECIFIED","INSTANCE_ACCESS_MODE_PRIVATE","INSTANCE_ACCESS_MODE_PUBLIC"],"type":"string","format":"enum"}}};
const schema40 = {"$id":"contract:/components/schemas/InstanceSetting_GeneralSetting","type":"object","properties":{"disallowUserRegistration":{"type":"boolean"},"disallowPasswordAuth":{"type":"boolean"},"additionalScript":{"type":"string"},"additionalStyle":{"type":"string"},"customProfile":{"allOf":[{"$ref":"contract:/components/schemas/GeneralSetting_CustomProfile"}]},"weekStartDayOffset":{"type":"integer","format":"int32","safeInteger":true},"disallowChangeUsername":{"type":"boolean"},"disallowChangeNickname":{"type":"boolean"}}};
const schema41 = {"$id":"contract:/components/schemas/GeneralSetting_CustomProfile","type":"object","properties":{"title":{"type":"string"},"description":{"type":"string"},"logoUrl":{"type":"string"}}};

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
if(data.disallowUserRegistration !== undefined){
let data0 = data.disallowUserRegistration;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/disallowUserRegistration",schemaPath:"#/properties/disallowUserRegistration/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.disallowUserRegistration.type,parentSchema:schema40.properties.disallowUserRegistration,data:data0};
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
const err1 = {instancePath:instancePath+"/disallowPasswordAuth",schemaPath:"#/properties/disallowPasswordAuth/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.disallowPasswordAuth.type,parentSchema:schema40.properties.disallowPasswordAuth,data:data1};
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
const err2 = {instancePath:instancePath+"/additionalScript",schemaPath:"#/properties/additionalScript/type",keyword:"type",params:{type: "string"},schema:schema40.properties.additionalScript.type,parentSchema:schema40.properties.additionalScript,data:data2};
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
const err3 = {instancePath:instancePath+"/additionalStyle",schemaPath:"#/properties/additionalStyle/type",keyword:"type",params:{type: "string"},schema:schema40.properties.additionalStyle.type,parentSchema:schema40.properties.additionalStyle,data:data3};
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
const err4 = {instancePath:instancePath+"/customProfile/title",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/properties/title/type",keyword:"type",params:{type: "string"},schema:schema41.properties.title.type,parentSchema:schema41.properties.title,data:data5};
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
const err5 = {instancePath:instancePath+"/customProfile/description",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/properties/description/type",keyword:"type",params:{type: "string"},schema:schema41.properties.description.type,parentSchema:schema41.properties.description,data:data6};
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
const err6 = {instancePath:instancePath+"/customProfile/logoUrl",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/properties/logoUrl/type",keyword:"type",params:{type: "string"},schema:schema41.properties.logoUrl.type,parentSchema:schema41.properties.logoUrl,data:data7};
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
const err7 = {instancePath:instancePath+"/customProfile",schemaPath:"contract:/components/schemas/GeneralSetting_CustomProfile/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data4};
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
const err8 = {instancePath:instancePath+"/weekStartDayOffset",schemaPath:"#/properties/weekStartDayOffset/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.weekStartDayOffset.type,parentSchema:schema40.properties.weekStartDayOffset,data:data8};
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
const err9 = {instancePath:instancePath+"/weekStartDayOffset",schemaPath:"#/properties/weekStartDayOffset/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema40.properties.weekStartDayOffset,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err10 = {instancePath:instancePath+"/weekStartDayOffset",schemaPath:"#/properties/weekStartDayOffset/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema40.properties.weekStartDayOffset,data:data8};
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
const err11 = {instancePath:instancePath+"/disallowChangeUsername",schemaPath:"#/properties/disallowChangeUsername/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.disallowChangeUsername.type,parentSchema:schema40.properties.disallowChangeUsername,data:data9};
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
const err12 = {instancePath:instancePath+"/disallowChangeNickname",schemaPath:"#/properties/disallowChangeNickname/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.disallowChangeNickname.type,parentSchema:schema40.properties.disallowChangeNickname,data:data10};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"disallowUserRegistration":true,"disallowPasswordAuth":true,"additionalScript":true,"additionalStyle":true,"customProfile":true,"weekStartDayOffset":true,"disallowChangeUsername":true,"disallowChangeNickname":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"$id":"contract:/components/schemas/InstanceSetting_StorageSettingRequest","type":"object","properties":{"storageType":{"enum":["STORAGE_TYPE_UNSPECIFIED","DATABASE","LOCAL","S3"],"type":"string","format":"enum"},"filepathTemplate":{"type":"string"},"uploadSizeLimitMb":{"type":"string"},"s3Config":{"allOf":[{"$ref":"contract:/components/schemas/StorageSetting_S3ConfigRequest"}]},"storages":{"type":"array","items":{"$ref":"contract:/components/schemas/InstanceSetting_StorageRequest"}},"defaultStorageId":{"type":"string"}}};
const schema43 = {"$id":"contract:/components/schemas/StorageSetting_S3ConfigRequest","type":"object","properties":{"accessKeyId":{"type":"string"},"accessKeySecret":{"type":"string"},"endpoint":{"type":"string"},"region":{"type":"string"},"bucket":{"type":"string"},"usePathStyle":{"type":"boolean"},"insecureSkipTlsVerify":{"type":"boolean"}}};
const schema44 = {"$id":"contract:/components/schemas/InstanceSetting_StorageRequest","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"type":{"enum":["STORAGE_TYPE_UNSPECIFIED","DATABASE","LOCAL","S3"],"type":"string","format":"enum"},"s3Config":{"$ref":"contract:/components/schemas/Storage_S3ConfigRequest"}}};
const schema45 = {"$id":"contract:/components/schemas/Storage_S3ConfigRequest","type":"object","properties":{"accessKeyId":{"type":"string"},"accessKeySecret":{"type":"string"},"endpoint":{"type":"string"},"region":{"type":"string"},"bucket":{"type":"string"},"usePathStyle":{"type":"boolean"},"insecureSkipTlsVerify":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum},schema:schema44.properties.type.enum,parentSchema:schema44.properties.type,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(typeof data2 === "string")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema44.properties.type.type,parentSchema:schema44.properties.type,data:data2};
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
const err4 = {instancePath:instancePath+"/s3Config/accessKeyId",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/accessKeyId/type",keyword:"type",params:{type: "string"},schema:schema45.properties.accessKeyId.type,parentSchema:schema45.properties.accessKeyId,data:data4};
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
let data5 = data3.accessKeySecret;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/s3Config/accessKeySecret",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/accessKeySecret/type",keyword:"type",params:{type: "string"},schema:schema45.properties.accessKeySecret.type,parentSchema:schema45.properties.accessKeySecret,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.endpoint !== undefined){
let data6 = data3.endpoint;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/s3Config/endpoint",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema45.properties.endpoint.type,parentSchema:schema45.properties.endpoint,data:data6};
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
const err7 = {instancePath:instancePath+"/s3Config/region",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/region/type",keyword:"type",params:{type: "string"},schema:schema45.properties.region.type,parentSchema:schema45.properties.region,data:data7};
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
const err8 = {instancePath:instancePath+"/s3Config/bucket",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/bucket/type",keyword:"type",params:{type: "string"},schema:schema45.properties.bucket.type,parentSchema:schema45.properties.bucket,data:data8};
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
const err9 = {instancePath:instancePath+"/s3Config/usePathStyle",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/usePathStyle/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.usePathStyle.type,parentSchema:schema45.properties.usePathStyle,data:data9};
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
const err10 = {instancePath:instancePath+"/s3Config/insecureSkipTlsVerify",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/properties/insecureSkipTlsVerify/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.insecureSkipTlsVerify.type,parentSchema:schema45.properties.insecureSkipTlsVerify,data:data10};
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
const err11 = {instancePath:instancePath+"/s3Config",schemaPath:"contract:/components/schemas/Storage_S3ConfigRequest/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"id":true,"name":true,"type":true,"s3Config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.storageType !== undefined){
let data0 = data.storageType;
if(!((((data0 === "STORAGE_TYPE_UNSPECIFIED") || (data0 === "DATABASE")) || (data0 === "LOCAL")) || (data0 === "S3"))){
const err0 = {instancePath:instancePath+"/storageType",schemaPath:"#/properties/storageType/enum",keyword:"enum",params:{allowedValues: schema42.properties.storageType.enum},schema:schema42.properties.storageType.enum,parentSchema:schema42.properties.storageType,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data0 === "string")){
const err1 = {instancePath:instancePath+"/storageType",schemaPath:"#/properties/storageType/type",keyword:"type",params:{type: "string"},schema:schema42.properties.storageType.type,parentSchema:schema42.properties.storageType,data:data0};
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
const err2 = {instancePath:instancePath+"/filepathTemplate",schemaPath:"#/properties/filepathTemplate/type",keyword:"type",params:{type: "string"},schema:schema42.properties.filepathTemplate.type,parentSchema:schema42.properties.filepathTemplate,data:data1};
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
const err3 = {instancePath:instancePath+"/uploadSizeLimitMb",schemaPath:"#/properties/uploadSizeLimitMb/type",keyword:"type",params:{type: "string"},schema:schema42.properties.uploadSizeLimitMb.type,parentSchema:schema42.properties.uploadSizeLimitMb,data:data2};
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
const err4 = {instancePath:instancePath+"/s3Config/accessKeyId",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/accessKeyId/type",keyword:"type",params:{type: "string"},schema:schema43.properties.accessKeyId.type,parentSchema:schema43.properties.accessKeyId,data:data4};
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
let data5 = data3.accessKeySecret;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/s3Config/accessKeySecret",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/accessKeySecret/type",keyword:"type",params:{type: "string"},schema:schema43.properties.accessKeySecret.type,parentSchema:schema43.properties.accessKeySecret,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.endpoint !== undefined){
let data6 = data3.endpoint;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/s3Config/endpoint",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema43.properties.endpoint.type,parentSchema:schema43.properties.endpoint,data:data6};
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
const err7 = {instancePath:instancePath+"/s3Config/region",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/region/type",keyword:"type",params:{type: "string"},schema:schema43.properties.region.type,parentSchema:schema43.properties.region,data:data7};
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
const err8 = {instancePath:instancePath+"/s3Config/bucket",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/bucket/type",keyword:"type",params:{type: "string"},schema:schema43.properties.bucket.type,parentSchema:schema43.properties.bucket,data:data8};
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
const err9 = {instancePath:instancePath+"/s3Config/usePathStyle",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/usePathStyle/type",keyword:"type",params:{type: "boolean"},schema:schema43.properties.usePathStyle.type,parentSchema:schema43.properties.usePathStyle,data:data9};
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
const err10 = {instancePath:instancePath+"/s3Config/insecureSkipTlsVerify",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/properties/insecureSkipTlsVerify/type",keyword:"type",params:{type: "boolean"},schema:schema43.properties.insecureSkipTlsVerify.type,parentSchema:schema43.properties.insecureSkipTlsVerify,data:data10};
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
const err11 = {instancePath:instancePath+"/s3Config",schemaPath:"contract:/components/schemas/StorageSetting_S3ConfigRequest/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data:data3};
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
if(!(validate40.call(this, data11[i0], {instancePath:instancePath+"/storages/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/storages",schemaPath:"#/properties/storages/type",keyword:"type",params:{type: "array"},schema:schema42.properties.storages.type,parentSchema:schema42.properties.storages,data:data11};
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
const err13 = {instancePath:instancePath+"/defaultStorageId",schemaPath:"#/properties/defaultStorageId/type",keyword:"type",params:{type: "string"},schema:schema42.properties.defaultStorageId.type,parentSchema:schema42.properties.defaultStorageId,data:data13};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"storageType":true,"filepathTemplate":true,"uploadSizeLimitMb":true,"s3Config":true,"storages":true,"defaultStorageId":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$id":"contract:/components/schemas/InstanceSetting_TagsSetting","type":"object","properties":{"tags":{"type":"object","additionalProperties":{"$ref":"contract:/components/schemas/InstanceSetting_TagMetadata"}}}};
const schema48 = {"$id":"contract:/components/schemas/InstanceSetting_TagMetadata","type":"object","properties":{"backgroundColor":{"allOf":[{"$ref":"contract:/components/schemas/Color"}]},"blurContent":{"type":"boolean"}}};
const schema49 = {"$id":"contract:/components/schemas/Color","type":"object","properties":{"red":{"type":"number","format":"float","double":true},"green":{"type":"number","format":"float","double":true},"blue":{"type":"number","format":"float","double":true},"alpha":{"type":"number","format":"float","double":true}}};

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
if(data.backgroundColor !== undefined){
let data0 = data.backgroundColor;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.red !== undefined){
let data1 = data0.red;
if(typeof data1 === "bigint"){
const err0 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/double",keyword:"double",params:{holder: data0, key: "red"},schema:true,parentSchema:schema49.properties.red,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/type",keyword:"type",params:{type: "number"},schema:schema49.properties.red.type,parentSchema:schema49.properties.red,data:data1};
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
const err2 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/double",keyword:"double",params:{holder: data0, key: "green"},schema:true,parentSchema:schema49.properties.green,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/type",keyword:"type",params:{type: "number"},schema:schema49.properties.green.type,parentSchema:schema49.properties.green,data:data2};
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
const err4 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/double",keyword:"double",params:{holder: data0, key: "blue"},schema:true,parentSchema:schema49.properties.blue,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/type",keyword:"type",params:{type: "number"},schema:schema49.properties.blue.type,parentSchema:schema49.properties.blue,data:data3};
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
const err6 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/double",keyword:"double",params:{holder: data0, key: "alpha"},schema:true,parentSchema:schema49.properties.alpha,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/type",keyword:"type",params:{type: "number"},schema:schema49.properties.alpha.type,parentSchema:schema49.properties.alpha,data:data4};
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
const err8 = {instancePath:instancePath+"/backgroundColor",schemaPath:"contract:/components/schemas/Color/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data:data0};
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
const err9 = {instancePath:instancePath+"/blurContent",schemaPath:"#/properties/blurContent/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.blurContent.type,parentSchema:schema48.properties.blurContent,data:data5};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"backgroundColor":true,"blurContent":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.tags !== undefined){
let data0 = data.tags;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(validate44.call(this, data0[key0], {instancePath:instancePath+"/tags/" + runtime.escapeName(key0),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema47.properties.tags.type,parentSchema:schema47.properties.tags,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"tags":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"$id":"contract:/components/schemas/InstanceSetting_NotificationSettingRequest","type":"object","properties":{"email":{"$ref":"contract:/components/schemas/NotificationSetting_EmailSettingRequest"}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled !== undefined){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/email/enabled",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.enabled.type,parentSchema:schema33.properties.enabled,data:data1};
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
const err1 = {instancePath:instancePath+"/email/smtpHost",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpHost/type",keyword:"type",params:{type: "string"},schema:schema33.properties.smtpHost.type,parentSchema:schema33.properties.smtpHost,data:data2};
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
const err2 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPort/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.smtpPort.type,parentSchema:schema33.properties.smtpPort,data:data3};
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
const err3 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPort/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema33.properties.smtpPort,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err4 = {instancePath:instancePath+"/email/smtpPort",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPort/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema33.properties.smtpPort,data:data3};
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
const err5 = {instancePath:instancePath+"/email/smtpUsername",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpUsername/type",keyword:"type",params:{type: "string"},schema:schema33.properties.smtpUsername.type,parentSchema:schema33.properties.smtpUsername,data:data4};
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
let data5 = data0.smtpPassword;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/email/smtpPassword",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/smtpPassword/type",keyword:"type",params:{type: "string"},schema:schema33.properties.smtpPassword.type,parentSchema:schema33.properties.smtpPassword,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.fromEmail !== undefined){
let data6 = data0.fromEmail;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/email/fromEmail",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/fromEmail/type",keyword:"type",params:{type: "string"},schema:schema33.properties.fromEmail.type,parentSchema:schema33.properties.fromEmail,data:data6};
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
const err8 = {instancePath:instancePath+"/email/fromName",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/fromName/type",keyword:"type",params:{type: "string"},schema:schema33.properties.fromName.type,parentSchema:schema33.properties.fromName,data:data7};
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
const err9 = {instancePath:instancePath+"/email/replyTo",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/replyTo/type",keyword:"type",params:{type: "string"},schema:schema33.properties.replyTo.type,parentSchema:schema33.properties.replyTo,data:data8};
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
const err10 = {instancePath:instancePath+"/email/useTls",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/useTls/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.useTls.type,parentSchema:schema33.properties.useTls,data:data9};
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
const err11 = {instancePath:instancePath+"/email/useSsl",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/properties/useSsl/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.useSsl.type,parentSchema:schema33.properties.useSsl,data:data10};
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
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/NotificationSetting_EmailSettingRequest/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$id":"contract:/components/schemas/InstanceSetting_AISettingRequest","type":"object","properties":{"providers":{"type":"array","items":{"$ref":"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest"}},"transcription":{"allOf":[{"$ref":"contract:/components/schemas/InstanceSetting_TranscriptionConfig"}]}}};
const schema53 = {"$id":"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest","type":"object","properties":{"id":{"type":"string"},"title":{"type":"string"},"type":{"enum":["AI_PROVIDER_TYPE_UNSPECIFIED","OPENAI","GEMINI"],"type":"string","format":"enum"},"endpoint":{"type":"string"},"apiKey":{"type":"string"},"apiKeySet":{"type":"boolean"},"apiKeyHint":{"type":"string"}}};
const schema54 = {"$id":"contract:/components/schemas/InstanceSetting_TranscriptionConfig","type":"object","properties":{"providerId":{"type":"string"},"model":{"type":"string"},"language":{"type":"string"},"prompt":{"type":"string"}}};

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
const err0 = {instancePath:instancePath+"/providers/" + i0+"/id",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/id/type",keyword:"type",params:{type: "string"},schema:schema53.properties.id.type,parentSchema:schema53.properties.id,data:data2};
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
const err1 = {instancePath:instancePath+"/providers/" + i0+"/title",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/title/type",keyword:"type",params:{type: "string"},schema:schema53.properties.title.type,parentSchema:schema53.properties.title,data:data3};
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
const err2 = {instancePath:instancePath+"/providers/" + i0+"/type",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/type/enum",keyword:"enum",params:{allowedValues: schema53.properties.type.enum},schema:schema53.properties.type.enum,parentSchema:schema53.properties.type,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(typeof data4 === "string")){
const err3 = {instancePath:instancePath+"/providers/" + i0+"/type",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/type/type",keyword:"type",params:{type: "string"},schema:schema53.properties.type.type,parentSchema:schema53.properties.type,data:data4};
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
const err4 = {instancePath:instancePath+"/providers/" + i0+"/endpoint",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema53.properties.endpoint.type,parentSchema:schema53.properties.endpoint,data:data5};
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
let data6 = data1.apiKey;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/providers/" + i0+"/apiKey",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/apiKey/type",keyword:"type",params:{type: "string"},schema:schema53.properties.apiKey.type,parentSchema:schema53.properties.apiKey,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.apiKeySet !== undefined){
let data7 = data1.apiKeySet;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/providers/" + i0+"/apiKeySet",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/apiKeySet/type",keyword:"type",params:{type: "boolean"},schema:schema53.properties.apiKeySet.type,parentSchema:schema53.properties.apiKeySet,data:data7};
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
const err7 = {instancePath:instancePath+"/providers/" + i0+"/apiKeyHint",schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/properties/apiKeyHint/type",keyword:"type",params:{type: "string"},schema:schema53.properties.apiKeyHint.type,parentSchema:schema53.properties.apiKeyHint,data:data8};
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
const err8 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/InstanceSetting_AIProviderConfigRequest/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data:data1};
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
const err9 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema52.properties.providers.type,parentSchema:schema52.properties.providers,data:data0};
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
const err10 = {instancePath:instancePath+"/transcription/providerId",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/providerId/type",keyword:"type",params:{type: "string"},schema:schema54.properties.providerId.type,parentSchema:schema54.properties.providerId,data:data10};
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
const err11 = {instancePath:instancePath+"/transcription/model",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/model/type",keyword:"type",params:{type: "string"},schema:schema54.properties.model.type,parentSchema:schema54.properties.model,data:data11};
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
const err12 = {instancePath:instancePath+"/transcription/language",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/language/type",keyword:"type",params:{type: "string"},schema:schema54.properties.language.type,parentSchema:schema54.properties.language,data:data12};
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
const err13 = {instancePath:instancePath+"/transcription/prompt",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema54.properties.prompt.type,parentSchema:schema54.properties.prompt,data:data13};
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
const err14 = {instancePath:instancePath+"/transcription",schemaPath:"contract:/components/schemas/InstanceSetting_TranscriptionConfig/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data:data9};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"providers":true,"transcription":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data0};
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
if(!(validate37.call(this, data.generalSetting, {instancePath:instancePath+"/generalSetting",parentData:data,parentDataProperty:"generalSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data.storageSetting !== undefined){
if(!(validate39.call(this, data.storageSetting, {instancePath:instancePath+"/storageSetting",parentData:data,parentDataProperty:"storageSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.memoRelatedSetting !== undefined){
let data3 = data.memoRelatedSetting;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.contentLengthLimit !== undefined){
let data4 = data3.contentLengthLimit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err1 = {instancePath:instancePath+"/memoRelatedSetting/contentLengthLimit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/contentLengthLimit/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.contentLengthLimit.type,parentSchema:schema46.properties.contentLengthLimit,data:data4};
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
const err2 = {instancePath:instancePath+"/memoRelatedSetting/contentLengthLimit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/contentLengthLimit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.contentLengthLimit,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err3 = {instancePath:instancePath+"/memoRelatedSetting/contentLengthLimit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/contentLengthLimit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.contentLengthLimit,data:data4};
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
const err4 = {instancePath:instancePath+"/memoRelatedSetting/enableDoubleClickEdit",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/enableDoubleClickEdit/type",keyword:"type",params:{type: "boolean"},schema:schema46.properties.enableDoubleClickEdit.type,parentSchema:schema46.properties.enableDoubleClickEdit,data:data5};
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
const err5 = {instancePath:instancePath+"/memoRelatedSetting/reactions/" + i0,schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/reactions/items/type",keyword:"type",params:{type: "string"},schema:schema46.properties.reactions.items.type,parentSchema:schema46.properties.reactions.items,data:data7};
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
const err6 = {instancePath:instancePath+"/memoRelatedSetting/reactions",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/properties/reactions/type",keyword:"type",params:{type: "array"},schema:schema46.properties.reactions.type,parentSchema:schema46.properties.reactions,data:data6};
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
const err7 = {instancePath:instancePath+"/memoRelatedSetting",schemaPath:"contract:/components/schemas/InstanceSetting_MemoRelatedSetting/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data:data3};
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
if(!(validate43.call(this, data.tagsSetting, {instancePath:instancePath+"/tagsSetting",parentData:data,parentDataProperty:"tagsSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.notificationSetting !== undefined){
if(!(validate47.call(this, data.notificationSetting, {instancePath:instancePath+"/notificationSetting",parentData:data,parentDataProperty:"notificationSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate47.errors);
errors = vErrors.length;
}
}
if(data.aiSetting !== undefined){
if(!(validate49.call(this, data.aiSetting, {instancePath:instancePath+"/aiSetting",parentData:data,parentDataProperty:"aiSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.accessSetting !== undefined){
let data11 = data.accessSetting;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.accessMode !== undefined){
let data12 = data11.accessMode;
if(!(((data12 === "INSTANCE_ACCESS_MODE_UNSPECIFIED") || (data12 === "INSTANCE_ACCESS_MODE_PRIVATE")) || (data12 === "INSTANCE_ACCESS_MODE_PUBLIC"))){
const err8 = {instancePath:instancePath+"/accessSetting/accessMode",schemaPath:"contract:/components/schemas/InstanceSetting_AccessSetting/properties/accessMode/enum",keyword:"enum",params:{allowedValues: schema55.properties.accessMode.enum},schema:schema55.properties.accessMode.enum,parentSchema:schema55.properties.accessMode,data:data12};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(typeof data12 === "string")){
const err9 = {instancePath:instancePath+"/accessSetting/accessMode",schemaPath:"contract:/components/schemas/InstanceSetting_AccessSetting/properties/accessMode/type",keyword:"type",params:{type: "string"},schema:schema55.properties.accessMode.type,parentSchema:schema55.properties.accessMode,data:data12};
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
const err10 = {instancePath:instancePath+"/accessSetting",schemaPath:"contract:/components/schemas/InstanceSetting_AccessSetting/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data11};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"name":true,"generalSetting":true,"storageSetting":true,"memoRelatedSetting":true,"tagsSetting":true,"notificationSetting":true,"aiSetting":true,"accessSetting":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate36.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"name":true,"generalSetting":true,"storageSetting":true,"memoRelatedSetting":true,"tagsSetting":true,"notificationSetting":true,"aiSetting":true,"accessSetting":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate52;
const schema56 = {"$id":"contract:/MemoService_ListMemos.parameters","type":"object","properties":{"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"},"state":{"enum":["STATE_UNSPECIFIED","NORMAL","ARCHIVED"],"type":"string","format":"enum"},"orderBy":{"type":"string"},"filter":{"type":"string"},"showDeleted":{"type":"boolean"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema56.required,parentSchema:schema56,data};
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
if(data0.pageSize !== undefined){
let data1 = data0.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.query.properties.pageSize.type,parentSchema:schema56.properties.query.properties.pageSize,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err2 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema56.properties.query.properties.pageSize,data:data1};
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
if(data0.pageToken !== undefined){
let data2 = data0.pageToken;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.pageToken.type,parentSchema:schema56.properties.query.properties.pageToken,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.state !== undefined){
let data3 = data0.state;
if(!(((data3 === "STATE_UNSPECIFIED") || (data3 === "NORMAL")) || (data3 === "ARCHIVED"))){
const err4 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues: schema56.properties.query.properties.state.enum},schema:schema56.properties.query.properties.state.enum,parentSchema:schema56.properties.query.properties.state,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.state.type,parentSchema:schema56.properties.query.properties.state,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.orderBy !== undefined){
let data4 = data0.orderBy;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/orderBy",schemaPath:"#/properties/query/properties/orderBy/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.orderBy.type,parentSchema:schema56.properties.query.properties.orderBy,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.filter !== undefined){
let data5 = data0.filter;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/filter",schemaPath:"#/properties/query/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.filter.type,parentSchema:schema56.properties.query.properties.filter,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.showDeleted !== undefined){
let data6 = data0.showDeleted;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/query/showDeleted",schemaPath:"#/properties/query/properties/showDeleted/type",keyword:"type",params:{type: "boolean"},schema:schema56.properties.query.properties.showDeleted.type,parentSchema:schema56.properties.query.properties.showDeleted,data:data6};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema56.properties.query.type,parentSchema:schema56.properties.query,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate53;
const schema57 = {"$id":"contract:/MemoService_CreateMemo.parameters","type":"object","properties":{"query":{"type":"object","properties":{"memoId":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema57.required,parentSchema:schema57,data};
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
if(data0.memoId !== undefined){
let data1 = data0.memoId;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/memoId",schemaPath:"#/properties/query/properties/memoId/type",keyword:"type",params:{type: "string"},schema:schema57.properties.query.properties.memoId.type,parentSchema:schema57.properties.query.properties.memoId,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema57.properties.query.type,parentSchema:schema57.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate54;
const schema58 = {"$id":"contract:/MemoService_CreateMemo.body","$ref":"contract:/components/schemas/MemoRequest"};
const schema59 = {"$id":"contract:/components/schemas/MemoRequest","required":["state","content","visibility"],"type":"object","properties":{"name":{"type":"string"},"state":{"enum":["STATE_UNSPECIFIED","NORMAL","ARCHIVED"],"type":"string","format":"enum"},"creator":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"updateTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"content":{"type":"string"},"visibility":{"enum":["VISIBILITY_UNSPECIFIED","PRIVATE","PROTECTED","PUBLIC"],"type":"string","format":"enum"},"tags":{"type":"array","items":{"type":"string"}},"pinned":{"type":"boolean"},"attachments":{"type":"array","items":{"$ref":"contract:/components/schemas/AttachmentRequest"}},"relations":{"type":"array","items":{"$ref":"contract:/components/schemas/MemoRelationRequest"}},"reactions":{"type":"array","items":{"$ref":"contract:/components/schemas/ReactionRequest"}},"property":{"allOf":[{"$ref":"contract:/components/schemas/Memo_Property"}]},"parent":{"type":"string"},"snippet":{"type":"string"},"location":{"allOf":[{"$ref":"contract:/components/schemas/Location"}]}}};
const schema63 = {"$id":"contract:/components/schemas/ReactionRequest","required":["reactionType"],"type":"object","properties":{"name":{"type":"string"},"creator":{"type":"string"},"reactionType":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema64 = {"$id":"contract:/components/schemas/Memo_Property","type":"object","properties":{"hasLink":{"type":"boolean"},"hasTaskList":{"type":"boolean"},"hasCode":{"type":"boolean"},"hasIncompleteTasks":{"type":"boolean"},"title":{"type":"string"}}};
const schema65 = {"$id":"contract:/components/schemas/Location","type":"object","properties":{"placeholder":{"type":"string"},"latitude":{"type":"number","format":"double","double":true},"longitude":{"type":"number","format":"double","double":true}}};
const schema60 = {"$id":"contract:/components/schemas/MemoRelationRequest","required":["memo","relatedMemo","type"],"type":"object","properties":{"memo":{"allOf":[{"$ref":"contract:/components/schemas/MemoRelation_MemoRequest"}]},"relatedMemo":{"allOf":[{"$ref":"contract:/components/schemas/MemoRelation_MemoRequest"}]},"type":{"enum":["TYPE_UNSPECIFIED","REFERENCE","COMMENT"],"type":"string","format":"enum"}}};
const schema61 = {"$id":"contract:/components/schemas/MemoRelation_MemoRequest","required":["name"],"type":"object","properties":{"name":{"type":"string"},"snippet":{"type":"string"}}};

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
const err3 = {instancePath:instancePath+"/memo",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema61.required,parentSchema:schema61,data:data0};
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
const err4 = {instancePath:instancePath+"/memo/name",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema61.properties.name.type,parentSchema:schema61.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/memo/snippet",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/properties/snippet/type",keyword:"type",params:{type: "string"},schema:schema61.properties.snippet.type,parentSchema:schema61.properties.snippet,data:data2};
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
const err6 = {instancePath:instancePath+"/memo",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data0};
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
const err7 = {instancePath:instancePath+"/relatedMemo",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema61.required,parentSchema:schema61,data:data3};
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
const err8 = {instancePath:instancePath+"/relatedMemo/name",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema61.properties.name.type,parentSchema:schema61.properties.name,data:data4};
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
const err9 = {instancePath:instancePath+"/relatedMemo/snippet",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/properties/snippet/type",keyword:"type",params:{type: "string"},schema:schema61.properties.snippet.type,parentSchema:schema61.properties.snippet,data:data5};
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
const err10 = {instancePath:instancePath+"/relatedMemo",schemaPath:"contract:/components/schemas/MemoRelation_MemoRequest/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data3};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"memo":true,"relatedMemo":true,"type":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate6.call(this, data10[i1], {instancePath:instancePath+"/attachments/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
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
if(!(validate57.call(this, data12[i2], {instancePath:instancePath+"/relations/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
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
const err21 = {instancePath:instancePath+"/reactions/" + i3,schemaPath:"contract:/components/schemas/ReactionRequest/required",keyword:"required",params:{missingProperty: "reactionType"},schema:schema63.required,parentSchema:schema63,data:data15};
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
const err22 = {instancePath:instancePath+"/reactions/" + i3+"/name",schemaPath:"contract:/components/schemas/ReactionRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data16};
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
const err23 = {instancePath:instancePath+"/reactions/" + i3+"/creator",schemaPath:"contract:/components/schemas/ReactionRequest/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema63.properties.creator.type,parentSchema:schema63.properties.creator,data:data17};
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
const err24 = {instancePath:instancePath+"/reactions/" + i3+"/reactionType",schemaPath:"contract:/components/schemas/ReactionRequest/properties/reactionType/type",keyword:"type",params:{type: "string"},schema:schema63.properties.reactionType.type,parentSchema:schema63.properties.reactionType,data:data18};
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
const err25 = {instancePath:instancePath+"/reactions/" + i3+"/createTime",schemaPath:"contract:/components/schemas/ReactionRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.createTime,data:data19};
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
const err26 = {instancePath:instancePath+"/reactions/" + i3+"/createTime",schemaPath:"contract:/components/schemas/ReactionRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.createTime,data:data19};
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
const err27 = {instancePath:instancePath+"/reactions/" + i3+"/createTime",schemaPath:"contract:/components/schemas/ReactionRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema63.properties.createTime.type,parentSchema:schema63.properties.createTime,data:data19};
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
const err28 = {instancePath:instancePath+"/reactions/" + i3,schemaPath:"contract:/components/schemas/ReactionRequest/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data15};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"name":true,"state":true,"creator":true,"createTime":true,"updateTime":true,"content":true,"visibility":true,"tags":true,"pinned":true,"attachments":true,"relations":true,"reactions":true,"property":true,"parent":true,"snippet":true,"location":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"name":true,"state":true,"creator":true,"createTime":true,"updateTime":true,"content":true,"visibility":true,"tags":true,"pinned":true,"attachments":true,"relations":true,"reactions":true,"property":true,"parent":true,"snippet":true,"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate60;
const schema66 = {"$id":"contract:/MemoService_GetLinkMetadata.parameters","type":"object","properties":{"query":{"type":"object","properties":{"url":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema66.required,parentSchema:schema66,data};
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
if(data0.url !== undefined){
let data1 = data0.url;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.url.type,parentSchema:schema66.properties.query.properties.url,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema66.properties.query.type,parentSchema:schema66.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate61;
const schema67 = {"$id":"contract:/MemoService_BatchGetLinkMetadata.body","$ref":"contract:/components/schemas/BatchGetLinkMetadataRequest"};
const schema68 = {"$id":"contract:/components/schemas/BatchGetLinkMetadataRequest","required":["urls"],"type":"object","properties":{"urls":{"type":"array","items":{"type":"string"}}}};

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
if(data.urls === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/BatchGetLinkMetadataRequest/required",keyword:"required",params:{missingProperty: "urls"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.urls !== undefined){
let data0 = data.urls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"contract:/components/schemas/BatchGetLinkMetadataRequest/properties/urls/items/type",keyword:"type",params:{type: "string"},schema:schema68.properties.urls.items.type,parentSchema:schema68.properties.urls.items,data:data1};
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
const err2 = {instancePath:instancePath+"/urls",schemaPath:"contract:/components/schemas/BatchGetLinkMetadataRequest/properties/urls/type",keyword:"type",params:{type: "array"},schema:schema68.properties.urls.type,parentSchema:schema68.properties.urls,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/BatchGetLinkMetadataRequest/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
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
validate61.evaluated = {"props":{"urls":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate62;
const schema69 = {"$id":"contract:/MemoService_GetMemo.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"}},"required":["memo"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema69.required,parentSchema:schema69,data};
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
if(data0.memo === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema69.properties.path.required,parentSchema:schema69.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema69.properties.path.properties.memo.type,parentSchema:schema69.properties.path.properties.memo,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema69.properties.path.type,parentSchema:schema69.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate63;
const schema70 = {"$id":"contract:/MemoService_DeleteMemo.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"}},"required":["memo"]},"query":{"type":"object","properties":{"force":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema70.required,parentSchema:schema70,data};
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
if(data0.memo === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema70.properties.path.required,parentSchema:schema70.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema70.properties.path.properties.memo.type,parentSchema:schema70.properties.path.properties.memo,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema70.properties.path.type,parentSchema:schema70.properties.path,data:data0};
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
if(data2.force !== undefined){
let data3 = data2.force;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type: "boolean"},schema:schema70.properties.query.properties.force.type,parentSchema:schema70.properties.query.properties.force,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema70.properties.query.type,parentSchema:schema70.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate64;
const schema71 = {"$id":"contract:/MemoService_UpdateMemo.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"}},"required":["memo"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema71.required,parentSchema:schema71,data};
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
if(data0.memo === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema71.properties.path.properties.memo.type,parentSchema:schema71.properties.path.properties.memo,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema71.properties.path.type,parentSchema:schema71.properties.path,data:data0};
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
if(data2.updateMask !== undefined){
let data3 = data2.updateMask;
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.updateMask.type,parentSchema:schema71.properties.query.properties.updateMask,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema71.properties.query.type,parentSchema:schema71.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate65;
const schema72 = {"$id":"contract:/MemoService_ListMemoAttachments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"}},"required":["memo"]},"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data0.memo === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.memo.type,parentSchema:schema72.properties.path.properties.memo,data:data1};
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
if(data2.pageSize !== undefined){
let data3 = data2.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.query.properties.pageSize.type,parentSchema:schema72.properties.query.properties.pageSize,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema72.properties.query.properties.pageSize,data:data3};
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
if(data2.pageToken !== undefined){
let data4 = data2.pageToken;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.pageToken.type,parentSchema:schema72.properties.query.properties.pageToken,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema72.properties.query.type,parentSchema:schema72.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate66;
const schema73 = {"$id":"contract:/MemoService_SetMemoAttachments.body","$ref":"contract:/components/schemas/SetMemoAttachmentsRequest"};
const schema74 = {"$id":"contract:/components/schemas/SetMemoAttachmentsRequest","required":["name","attachments"],"type":"object","properties":{"name":{"type":"string"},"attachments":{"type":"array","items":{"$ref":"contract:/components/schemas/AttachmentRequest"}}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attachments === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},schema:schema74.required,parentSchema:schema74,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema74.properties.name.type,parentSchema:schema74.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.attachments !== undefined){
let data1 = data.attachments;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6.call(this, data1[i0], {instancePath:instancePath+"/attachments/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema74.properties.attachments.type,parentSchema:schema74.properties.attachments,data:data1};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"name":true,"attachments":true},"dynamicProps":false,"dynamicItems":false};


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
validate66.evaluated = {"props":{"name":true,"attachments":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate70;
const schema75 = {"$id":"contract:/MemoService_ListMemoComments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"}},"required":["memo"]},"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"},"orderBy":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema75.required,parentSchema:schema75,data};
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
if(data0.memo === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema75.properties.path.required,parentSchema:schema75.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema75.properties.path.properties.memo.type,parentSchema:schema75.properties.path.properties.memo,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema75.properties.path.type,parentSchema:schema75.properties.path,data:data0};
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
if(data2.pageSize !== undefined){
let data3 = data2.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.query.properties.pageSize.type,parentSchema:schema75.properties.query.properties.pageSize,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.query.properties.pageSize,data:data3};
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
if(data2.pageToken !== undefined){
let data4 = data2.pageToken;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.pageToken.type,parentSchema:schema75.properties.query.properties.pageToken,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.orderBy !== undefined){
let data5 = data2.orderBy;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/orderBy",schemaPath:"#/properties/query/properties/orderBy/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.orderBy.type,parentSchema:schema75.properties.query.properties.orderBy,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema75.properties.query.type,parentSchema:schema75.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate71;
const schema76 = {"$id":"contract:/MemoService_CreateMemoComment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"}},"required":["memo"]},"query":{"type":"object","properties":{"commentId":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema76.required,parentSchema:schema76,data};
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
if(data0.memo === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema76.properties.path.required,parentSchema:schema76.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema76.properties.path.properties.memo.type,parentSchema:schema76.properties.path.properties.memo,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema76.properties.path.type,parentSchema:schema76.properties.path,data:data0};
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
if(data2.commentId !== undefined){
let data3 = data2.commentId;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/commentId",schemaPath:"#/properties/query/properties/commentId/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.commentId.type,parentSchema:schema76.properties.query.properties.commentId,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema76.properties.query.type,parentSchema:schema76.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate72;
const schema77 = {"$id":"contract:/MemoService_UpsertMemoReaction.body","$ref":"contract:/components/schemas/UpsertMemoReactionRequest"};
const schema78 = {"$id":"contract:/components/schemas/UpsertMemoReactionRequest","required":["name","reaction"],"type":"object","properties":{"name":{"type":"string"},"reaction":{"allOf":[{"$ref":"contract:/components/schemas/ReactionRequest"}]}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reaction === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reaction"},schema:schema78.required,parentSchema:schema78,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.name.type,parentSchema:schema78.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.reaction !== undefined){
let data1 = data.reaction;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.reactionType === undefined){
const err3 = {instancePath:instancePath+"/reaction",schemaPath:"contract:/components/schemas/ReactionRequest/required",keyword:"required",params:{missingProperty: "reactionType"},schema:schema63.required,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/reaction/name",schemaPath:"contract:/components/schemas/ReactionRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.creator !== undefined){
let data3 = data1.creator;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/reaction/creator",schemaPath:"contract:/components/schemas/ReactionRequest/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema63.properties.creator.type,parentSchema:schema63.properties.creator,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.reactionType !== undefined){
let data4 = data1.reactionType;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/reaction/reactionType",schemaPath:"contract:/components/schemas/ReactionRequest/properties/reactionType/type",keyword:"type",params:{type: "string"},schema:schema63.properties.reactionType.type,parentSchema:schema63.properties.reactionType,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data5 = data1.createTime;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err7 = {instancePath:instancePath+"/reaction/createTime",schemaPath:"contract:/components/schemas/ReactionRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.createTime,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/reaction/createTime",schemaPath:"contract:/components/schemas/ReactionRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.createTime,data:data5};
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
const err9 = {instancePath:instancePath+"/reaction/createTime",schemaPath:"contract:/components/schemas/ReactionRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema63.properties.createTime.type,parentSchema:schema63.properties.createTime,data:data5};
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
const err10 = {instancePath:instancePath+"/reaction",schemaPath:"contract:/components/schemas/ReactionRequest/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data1};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"name":true,"reaction":true},"dynamicProps":false,"dynamicItems":false};


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
validate72.evaluated = {"props":{"name":true,"reaction":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate75;
const schema80 = {"$id":"contract:/MemoService_DeleteMemoReaction.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"},"reaction":{"type":"string"}},"required":["memo","reaction"]}},"required":["path"]};

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
if(data0.memo === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema80.properties.path.required,parentSchema:schema80.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.reaction === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reaction"},schema:schema80.properties.path.required,parentSchema:schema80.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema80.properties.path.properties.memo.type,parentSchema:schema80.properties.path.properties.memo,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.reaction !== undefined){
let data2 = data0.reaction;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/reaction",schemaPath:"#/properties/path/properties/reaction/type",keyword:"type",params:{type: "string"},schema:schema80.properties.path.properties.reaction.type,parentSchema:schema80.properties.path.properties.reaction,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema80.properties.path.type,parentSchema:schema80.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
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

exports.v32 = validate76;
const schema81 = {"$id":"contract:/MemoService_SetMemoRelations.body","$ref":"contract:/components/schemas/SetMemoRelationsRequest"};
const schema82 = {"$id":"contract:/components/schemas/SetMemoRelationsRequest","required":["name","relations"],"type":"object","properties":{"name":{"type":"string"},"relations":{"type":"array","items":{"$ref":"contract:/components/schemas/MemoRelationRequest"}}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.relations === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "relations"},schema:schema82.required,parentSchema:schema82,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema82.properties.name.type,parentSchema:schema82.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.relations !== undefined){
let data1 = data.relations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57.call(this, data1[i0], {instancePath:instancePath+"/relations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/relations",schemaPath:"#/properties/relations/type",keyword:"type",params:{type: "array"},schema:schema82.properties.relations.type,parentSchema:schema82.properties.relations,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"name":true,"relations":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate77.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"name":true,"relations":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate80;
const schema83 = {"$id":"contract:/MemoService_CreateMemoShare.body","$ref":"contract:/components/schemas/MemoShareRequest"};
const schema84 = {"$id":"contract:/components/schemas/MemoShareRequest","type":"object","properties":{"name":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"expireTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema84.properties.name.type,parentSchema:schema84.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.createTime,data:data1};
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
const err2 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.createTime,data:data1};
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
const err3 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema84.properties.createTime.type,parentSchema:schema84.properties.createTime,data:data1};
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
const err4 = {instancePath:instancePath+"/expireTime",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/expireTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.expireTime,data:data2};
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
const err5 = {instancePath:instancePath+"/expireTime",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/expireTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.expireTime,data:data2};
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
const err6 = {instancePath:instancePath+"/expireTime",schemaPath:"contract:/components/schemas/MemoShareRequest/properties/expireTime/type",keyword:"type",params:{type: "string"},schema:schema84.properties.expireTime.type,parentSchema:schema84.properties.expireTime,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/MemoShareRequest/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
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
validate80.evaluated = {"props":{"name":true,"createTime":true,"expireTime":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate81;
const schema85 = {"$id":"contract:/MemoService_DeleteMemoShare.parameters","type":"object","properties":{"path":{"type":"object","properties":{"memo":{"type":"string"},"share":{"type":"string"}},"required":["memo","share"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema85.required,parentSchema:schema85,data};
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
if(data0.memo === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "memo"},schema:schema85.properties.path.required,parentSchema:schema85.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.share === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "share"},schema:schema85.properties.path.required,parentSchema:schema85.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.memo !== undefined){
let data1 = data0.memo;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/memo",schemaPath:"#/properties/path/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema85.properties.path.properties.memo.type,parentSchema:schema85.properties.path.properties.memo,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.share !== undefined){
let data2 = data0.share;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/share",schemaPath:"#/properties/path/properties/share/type",keyword:"type",params:{type: "string"},schema:schema85.properties.path.properties.share.type,parentSchema:schema85.properties.path.properties.share,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema85.properties.path.type,parentSchema:schema85.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate82;
const schema86 = {"$id":"contract:/MemoService_GetSharedMemo.parameters","type":"object","properties":{"path":{"type":"object","properties":{"shareToken":{"type":"string"}},"required":["shareToken"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema86.required,parentSchema:schema86,data};
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
if(data0.shareToken === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "shareToken"},schema:schema86.properties.path.required,parentSchema:schema86.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.shareToken !== undefined){
let data1 = data0.shareToken;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/shareToken",schemaPath:"#/properties/path/properties/shareToken/type",keyword:"type",params:{type: "string"},schema:schema86.properties.path.properties.shareToken.type,parentSchema:schema86.properties.path.properties.shareToken,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema86.properties.path.type,parentSchema:schema86.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate83;
const schema87 = {"$id":"contract:/UserService_ListUsers.parameters","type":"object","properties":{"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"},"filter":{"type":"string"},"showDeleted":{"type":"boolean"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema87.required,parentSchema:schema87,data};
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
if(data0.pageSize !== undefined){
let data1 = data0.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.query.properties.pageSize.type,parentSchema:schema87.properties.query.properties.pageSize,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err2 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.query.properties.pageSize,data:data1};
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
if(data0.pageToken !== undefined){
let data2 = data0.pageToken;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema87.properties.query.properties.pageToken.type,parentSchema:schema87.properties.query.properties.pageToken,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.filter !== undefined){
let data3 = data0.filter;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/filter",schemaPath:"#/properties/query/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema87.properties.query.properties.filter.type,parentSchema:schema87.properties.query.properties.filter,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.showDeleted !== undefined){
let data4 = data0.showDeleted;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/showDeleted",schemaPath:"#/properties/query/properties/showDeleted/type",keyword:"type",params:{type: "boolean"},schema:schema87.properties.query.properties.showDeleted.type,parentSchema:schema87.properties.query.properties.showDeleted,data:data4};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema87.properties.query.type,parentSchema:schema87.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate84;
const schema88 = {"$id":"contract:/UserService_CreateUser.parameters","type":"object","properties":{"query":{"type":"object","properties":{"userId":{"type":"string"},"validateOnly":{"type":"boolean"},"requestId":{"type":"string"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema88.required,parentSchema:schema88,data};
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
if(data0.userId !== undefined){
let data1 = data0.userId;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/userId",schemaPath:"#/properties/query/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.userId.type,parentSchema:schema88.properties.query.properties.userId,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.validateOnly !== undefined){
let data2 = data0.validateOnly;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/validateOnly",schemaPath:"#/properties/query/properties/validateOnly/type",keyword:"type",params:{type: "boolean"},schema:schema88.properties.query.properties.validateOnly.type,parentSchema:schema88.properties.query.properties.validateOnly,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.requestId !== undefined){
let data3 = data0.requestId;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/requestId",schemaPath:"#/properties/query/properties/requestId/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.requestId.type,parentSchema:schema88.properties.query.properties.requestId,data:data3};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema88.properties.query.type,parentSchema:schema88.properties.query,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate85;
const schema89 = {"$id":"contract:/UserService_CreateUser.body","$ref":"contract:/components/schemas/UserRequest"};
const schema90 = {"$id":"contract:/components/schemas/UserRequest","required":["role","username","state"],"type":"object","properties":{"name":{"type":"string"},"role":{"enum":["ROLE_UNSPECIFIED","ADMIN","USER"],"type":"string","format":"enum"},"username":{"type":"string"},"email":{"type":"string"},"displayName":{"type":"string"},"avatarUrl":{"type":"string"},"description":{"type":"string"},"password":{"type":"string"},"state":{"enum":["STATE_UNSPECIFIED","NORMAL","ARCHIVED"],"type":"string","format":"enum"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"updateTime":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UserRequest/required",keyword:"required",params:{missingProperty: "role"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.username === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UserRequest/required",keyword:"required",params:{missingProperty: "username"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UserRequest/required",keyword:"required",params:{missingProperty: "state"},schema:schema90.required,parentSchema:schema90,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UserRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema90.properties.name.type,parentSchema:schema90.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/UserRequest/properties/role/enum",keyword:"enum",params:{allowedValues: schema90.properties.role.enum},schema:schema90.properties.role.enum,parentSchema:schema90.properties.role,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(typeof data1 === "string")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/UserRequest/properties/role/type",keyword:"type",params:{type: "string"},schema:schema90.properties.role.type,parentSchema:schema90.properties.role,data:data1};
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
const err6 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/UserRequest/properties/username/type",keyword:"type",params:{type: "string"},schema:schema90.properties.username.type,parentSchema:schema90.properties.username,data:data2};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UserRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema90.properties.email.type,parentSchema:schema90.properties.email,data:data3};
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
const err8 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/UserRequest/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema90.properties.displayName.type,parentSchema:schema90.properties.displayName,data:data4};
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
const err9 = {instancePath:instancePath+"/avatarUrl",schemaPath:"contract:/components/schemas/UserRequest/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema90.properties.avatarUrl.type,parentSchema:schema90.properties.avatarUrl,data:data5};
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
const err10 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UserRequest/properties/description/type",keyword:"type",params:{type: "string"},schema:schema90.properties.description.type,parentSchema:schema90.properties.description,data:data6};
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
let data7 = data.password;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/UserRequest/properties/password/type",keyword:"type",params:{type: "string"},schema:schema90.properties.password.type,parentSchema:schema90.properties.password,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.state !== undefined){
let data8 = data.state;
if(!(((data8 === "STATE_UNSPECIFIED") || (data8 === "NORMAL")) || (data8 === "ARCHIVED"))){
const err12 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/UserRequest/properties/state/enum",keyword:"enum",params:{allowedValues: schema90.properties.state.enum},schema:schema90.properties.state.enum,parentSchema:schema90.properties.state,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(typeof data8 === "string")){
const err13 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/UserRequest/properties/state/type",keyword:"type",params:{type: "string"},schema:schema90.properties.state.type,parentSchema:schema90.properties.state,data:data8};
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
const err14 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema90.properties.createTime,data:data9};
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
const err15 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema90.properties.createTime,data:data9};
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
const err16 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema90.properties.createTime.type,parentSchema:schema90.properties.createTime,data:data9};
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
const err17 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserRequest/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema90.properties.updateTime,data:data10};
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
const err18 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserRequest/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema90.properties.updateTime,data:data10};
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
const err19 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserRequest/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema90.properties.updateTime.type,parentSchema:schema90.properties.updateTime,data:data10};
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
const err20 = {instancePath,schemaPath:"contract:/components/schemas/UserRequest/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"name":true,"role":true,"username":true,"email":true,"displayName":true,"avatarUrl":true,"description":true,"password":true,"state":true,"createTime":true,"updateTime":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate86;
const schema91 = {"$id":"contract:/UserService_GetUser.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]},"query":{"type":"object","properties":{"readMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema91.required,parentSchema:schema91,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema91.properties.path.required,parentSchema:schema91.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema91.properties.path.properties.user.type,parentSchema:schema91.properties.path.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema91.properties.path.type,parentSchema:schema91.properties.path,data:data0};
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
if(data2.readMask !== undefined){
let data3 = data2.readMask;
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/readMask",schemaPath:"#/properties/query/properties/readMask/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.readMask.type,parentSchema:schema91.properties.query.properties.readMask,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema91.properties.query.type,parentSchema:schema91.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
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
validate86.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate87;
const schema92 = {"$id":"contract:/UserService_DeleteUser.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]},"query":{"type":"object","properties":{"force":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema92.required,parentSchema:schema92,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema92.properties.path.required,parentSchema:schema92.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema92.properties.path.properties.user.type,parentSchema:schema92.properties.path.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema92.properties.path.type,parentSchema:schema92.properties.path,data:data0};
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
if(data2.force !== undefined){
let data3 = data2.force;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type: "boolean"},schema:schema92.properties.query.properties.force.type,parentSchema:schema92.properties.query.properties.force,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema92.properties.query.type,parentSchema:schema92.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
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
validate87.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate88;
const schema93 = {"$id":"contract:/UserService_UpdateUser.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"},"allowMissing":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema93.required,parentSchema:schema93,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema93.properties.path.required,parentSchema:schema93.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema93.properties.path.properties.user.type,parentSchema:schema93.properties.path.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema93.properties.path.type,parentSchema:schema93.properties.path,data:data0};
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
if(data2.updateMask !== undefined){
let data3 = data2.updateMask;
if(!(typeof data3 === "string")){
const err5 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema93.properties.query.properties.updateMask.type,parentSchema:schema93.properties.query.properties.updateMask,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.allowMissing !== undefined){
let data4 = data2.allowMissing;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/allowMissing",schemaPath:"#/properties/query/properties/allowMissing/type",keyword:"type",params:{type: "boolean"},schema:schema93.properties.query.properties.allowMissing.type,parentSchema:schema93.properties.query.properties.allowMissing,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema93.properties.query.type,parentSchema:schema93.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate89;
const schema94 = {"$id":"contract:/UserService_ListLinkedIdentities.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]}},"required":["path"]};

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
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema94.properties.path.required,parentSchema:schema94.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema94.properties.path.properties.user.type,parentSchema:schema94.properties.path.properties.user,data:data1};
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate90;
const schema95 = {"$id":"contract:/UserService_CreateLinkedIdentity.body","$ref":"contract:/components/schemas/CreateLinkedIdentityRequest"};
const schema96 = {"$id":"contract:/components/schemas/CreateLinkedIdentityRequest","required":["parent","idpName","code","redirectUri"],"type":"object","properties":{"parent":{"type":"string"},"idpName":{"type":"string"},"code":{"type":"string"},"redirectUri":{"type":"string"},"codeVerifier":{"type":"string"}}};

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
if(data.parent === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/required",keyword:"required",params:{missingProperty: "parent"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idpName === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/required",keyword:"required",params:{missingProperty: "idpName"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/required",keyword:"required",params:{missingProperty: "code"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.redirectUri === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/required",keyword:"required",params:{missingProperty: "redirectUri"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.parent !== undefined){
let data0 = data.parent;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/parent",schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/properties/parent/type",keyword:"type",params:{type: "string"},schema:schema96.properties.parent.type,parentSchema:schema96.properties.parent,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.idpName !== undefined){
let data1 = data.idpName;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/idpName",schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/properties/idpName/type",keyword:"type",params:{type: "string"},schema:schema96.properties.idpName.type,parentSchema:schema96.properties.idpName,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/properties/code/type",keyword:"type",params:{type: "string"},schema:schema96.properties.code.type,parentSchema:schema96.properties.code,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.redirectUri !== undefined){
let data3 = data.redirectUri;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/redirectUri",schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/properties/redirectUri/type",keyword:"type",params:{type: "string"},schema:schema96.properties.redirectUri.type,parentSchema:schema96.properties.redirectUri,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.codeVerifier !== undefined){
let data4 = data.codeVerifier;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/codeVerifier",schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/properties/codeVerifier/type",keyword:"type",params:{type: "string"},schema:schema96.properties.codeVerifier.type,parentSchema:schema96.properties.codeVerifier,data:data4};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/CreateLinkedIdentityRequest/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"parent":true,"idpName":true,"code":true,"redirectUri":true,"codeVerifier":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate91;
const schema97 = {"$id":"contract:/UserService_GetLinkedIdentity.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"linkedIdentity":{"type":"string"}},"required":["user","linkedIdentity"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.linkedIdentity === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "linkedIdentity"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.user.type,parentSchema:schema97.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.linkedIdentity !== undefined){
let data2 = data0.linkedIdentity;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/linkedIdentity",schemaPath:"#/properties/path/properties/linkedIdentity/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.linkedIdentity.type,parentSchema:schema97.properties.path.properties.linkedIdentity,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema97.properties.path.type,parentSchema:schema97.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate92;
const schema98 = {"$id":"contract:/UserService_ListUserNotifications.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]},"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"},"filter":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema98.required,parentSchema:schema98,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema98.properties.path.required,parentSchema:schema98.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema98.properties.path.properties.user.type,parentSchema:schema98.properties.path.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema98.properties.path.type,parentSchema:schema98.properties.path,data:data0};
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
if(data2.pageSize !== undefined){
let data3 = data2.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema98.properties.query.properties.pageSize.type,parentSchema:schema98.properties.query.properties.pageSize,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema98.properties.query.properties.pageSize,data:data3};
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
if(data2.pageToken !== undefined){
let data4 = data2.pageToken;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema98.properties.query.properties.pageToken.type,parentSchema:schema98.properties.query.properties.pageToken,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.filter !== undefined){
let data5 = data2.filter;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/filter",schemaPath:"#/properties/query/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema98.properties.query.properties.filter.type,parentSchema:schema98.properties.query.properties.filter,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema98.properties.query.type,parentSchema:schema98.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate93;
const schema99 = {"$id":"contract:/UserService_DeleteUserNotification.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"notification":{"type":"string"}},"required":["user","notification"]}},"required":["path"]};

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
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema99.properties.path.required,parentSchema:schema99.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.notification === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "notification"},schema:schema99.properties.path.required,parentSchema:schema99.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema99.properties.path.properties.user.type,parentSchema:schema99.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.notification !== undefined){
let data2 = data0.notification;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/notification",schemaPath:"#/properties/path/properties/notification/type",keyword:"type",params:{type: "string"},schema:schema99.properties.path.properties.notification.type,parentSchema:schema99.properties.path.properties.notification,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema99.properties.path.type,parentSchema:schema99.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
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
validate93.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate94;
const schema100 = {"$id":"contract:/UserService_UpdateUserNotification.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"notification":{"type":"string"}},"required":["user","notification"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema100.required,parentSchema:schema100,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.notification === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "notification"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema100.properties.path.properties.user.type,parentSchema:schema100.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.notification !== undefined){
let data2 = data0.notification;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/notification",schemaPath:"#/properties/path/properties/notification/type",keyword:"type",params:{type: "string"},schema:schema100.properties.path.properties.notification.type,parentSchema:schema100.properties.path.properties.notification,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema100.properties.path.type,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.updateMask !== undefined){
let data4 = data3.updateMask;
if(!(typeof data4 === "string")){
const err7 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema100.properties.query.properties.updateMask.type,parentSchema:schema100.properties.query.properties.updateMask,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema100.properties.query.type,parentSchema:schema100.properties.query,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate95;
const schema101 = {"$id":"contract:/UserService_UpdateUserNotification.body","$ref":"contract:/components/schemas/UserNotificationRequest"};
const schema102 = {"$id":"contract:/components/schemas/UserNotificationRequest","type":"object","properties":{"name":{"type":"string"},"sender":{"type":"string"},"senderUser":{"allOf":[{"$ref":"contract:/components/schemas/UserRequest"}]},"status":{"enum":["STATUS_UNSPECIFIED","UNREAD","ARCHIVED"],"type":"string","format":"enum"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"type":{"enum":["TYPE_UNSPECIFIED","MEMO_COMMENT","MEMO_MENTION"],"type":"string","format":"enum"},"memoComment":{"allOf":[{"$ref":"contract:/components/schemas/UserNotification_MemoCommentPayload"}]},"memoMention":{"allOf":[{"$ref":"contract:/components/schemas/UserNotification_MemoMentionPayload"}]}}};
const schema104 = {"$id":"contract:/components/schemas/UserNotification_MemoCommentPayload","type":"object","properties":{"memo":{"type":"string"},"relatedMemo":{"type":"string"},"memoSnippet":{"type":"string"},"relatedMemoSnippet":{"type":"string"}}};
const schema105 = {"$id":"contract:/components/schemas/UserNotification_MemoMentionPayload","type":"object","properties":{"memo":{"type":"string"},"relatedMemo":{"type":"string"},"memoSnippet":{"type":"string"},"relatedMemoSnippet":{"type":"string"}}};

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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema102.properties.name.type,parentSchema:schema102.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/type",keyword:"type",params:{type: "string"},schema:schema102.properties.sender.type,parentSchema:schema102.properties.sender,data:data1};
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
const err2 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/UserRequest/required",keyword:"required",params:{missingProperty: "role"},schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.username === undefined){
const err3 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/UserRequest/required",keyword:"required",params:{missingProperty: "username"},schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.state === undefined){
const err4 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/UserRequest/required",keyword:"required",params:{missingProperty: "state"},schema:schema90.required,parentSchema:schema90,data:data2};
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
const err5 = {instancePath:instancePath+"/senderUser/name",schemaPath:"contract:/components/schemas/UserRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema90.properties.name.type,parentSchema:schema90.properties.name,data:data3};
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
const err6 = {instancePath:instancePath+"/senderUser/role",schemaPath:"contract:/components/schemas/UserRequest/properties/role/enum",keyword:"enum",params:{allowedValues: schema90.properties.role.enum},schema:schema90.properties.role.enum,parentSchema:schema90.properties.role,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(typeof data4 === "string")){
const err7 = {instancePath:instancePath+"/senderUser/role",schemaPath:"contract:/components/schemas/UserRequest/properties/role/type",keyword:"type",params:{type: "string"},schema:schema90.properties.role.type,parentSchema:schema90.properties.role,data:data4};
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
const err8 = {instancePath:instancePath+"/senderUser/username",schemaPath:"contract:/components/schemas/UserRequest/properties/username/type",keyword:"type",params:{type: "string"},schema:schema90.properties.username.type,parentSchema:schema90.properties.username,data:data5};
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
const err9 = {instancePath:instancePath+"/senderUser/email",schemaPath:"contract:/components/schemas/UserRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema90.properties.email.type,parentSchema:schema90.properties.email,data:data6};
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
const err10 = {instancePath:instancePath+"/senderUser/displayName",schemaPath:"contract:/components/schemas/UserRequest/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema90.properties.displayName.type,parentSchema:schema90.properties.displayName,data:data7};
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
const err11 = {instancePath:instancePath+"/senderUser/avatarUrl",schemaPath:"contract:/components/schemas/UserRequest/properties/avatarUrl/type",keyword:"type",params:{type: "string"},schema:schema90.properties.avatarUrl.type,parentSchema:schema90.properties.avatarUrl,data:data8};
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
const err12 = {instancePath:instancePath+"/senderUser/description",schemaPath:"contract:/components/schemas/UserRequest/properties/description/type",keyword:"type",params:{type: "string"},schema:schema90.properties.description.type,parentSchema:schema90.properties.description,data:data9};
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
let data10 = data2.password;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/senderUser/password",schemaPath:"contract:/components/schemas/UserRequest/properties/password/type",keyword:"type",params:{type: "string"},schema:schema90.properties.password.type,parentSchema:schema90.properties.password,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.state !== undefined){
let data11 = data2.state;
if(!(((data11 === "STATE_UNSPECIFIED") || (data11 === "NORMAL")) || (data11 === "ARCHIVED"))){
const err14 = {instancePath:instancePath+"/senderUser/state",schemaPath:"contract:/components/schemas/UserRequest/properties/state/enum",keyword:"enum",params:{allowedValues: schema90.properties.state.enum},schema:schema90.properties.state.enum,parentSchema:schema90.properties.state,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(typeof data11 === "string")){
const err15 = {instancePath:instancePath+"/senderUser/state",schemaPath:"contract:/components/schemas/UserRequest/properties/state/type",keyword:"type",params:{type: "string"},schema:schema90.properties.state.type,parentSchema:schema90.properties.state,data:data11};
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
const err16 = {instancePath:instancePath+"/senderUser/createTime",schemaPath:"contract:/components/schemas/UserRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema90.properties.createTime,data:data12};
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
const err17 = {instancePath:instancePath+"/senderUser/createTime",schemaPath:"contract:/components/schemas/UserRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema90.properties.createTime,data:data12};
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
const err18 = {instancePath:instancePath+"/senderUser/createTime",schemaPath:"contract:/components/schemas/UserRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema90.properties.createTime.type,parentSchema:schema90.properties.createTime,data:data12};
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
const err19 = {instancePath:instancePath+"/senderUser/updateTime",schemaPath:"contract:/components/schemas/UserRequest/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema90.properties.updateTime,data:data13};
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
const err20 = {instancePath:instancePath+"/senderUser/updateTime",schemaPath:"contract:/components/schemas/UserRequest/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema90.properties.updateTime,data:data13};
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
const err21 = {instancePath:instancePath+"/senderUser/updateTime",schemaPath:"contract:/components/schemas/UserRequest/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema90.properties.updateTime.type,parentSchema:schema90.properties.updateTime,data:data13};
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
const err22 = {instancePath:instancePath+"/senderUser",schemaPath:"contract:/components/schemas/UserRequest/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data:data2};
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
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema102.properties.status.enum},schema:schema102.properties.status.enum,parentSchema:schema102.properties.status,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(typeof data14 === "string")){
const err24 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema102.properties.status.type,parentSchema:schema102.properties.status,data:data14};
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
const err25 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema102.properties.createTime,data:data15};
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
const err26 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema102.properties.createTime,data:data15};
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
const err27 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema102.properties.createTime.type,parentSchema:schema102.properties.createTime,data:data15};
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
const err28 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema102.properties.type.enum},schema:schema102.properties.type.enum,parentSchema:schema102.properties.type,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(typeof data16 === "string")){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema102.properties.type.type,parentSchema:schema102.properties.type,data:data16};
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
const err30 = {instancePath:instancePath+"/memoComment/memo",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema104.properties.memo.type,parentSchema:schema104.properties.memo,data:data18};
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
const err31 = {instancePath:instancePath+"/memoComment/relatedMemo",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/relatedMemo/type",keyword:"type",params:{type: "string"},schema:schema104.properties.relatedMemo.type,parentSchema:schema104.properties.relatedMemo,data:data19};
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
const err32 = {instancePath:instancePath+"/memoComment/memoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/memoSnippet/type",keyword:"type",params:{type: "string"},schema:schema104.properties.memoSnippet.type,parentSchema:schema104.properties.memoSnippet,data:data20};
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
const err33 = {instancePath:instancePath+"/memoComment/relatedMemoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/properties/relatedMemoSnippet/type",keyword:"type",params:{type: "string"},schema:schema104.properties.relatedMemoSnippet.type,parentSchema:schema104.properties.relatedMemoSnippet,data:data21};
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
const err34 = {instancePath:instancePath+"/memoComment",schemaPath:"contract:/components/schemas/UserNotification_MemoCommentPayload/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data:data17};
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
const err35 = {instancePath:instancePath+"/memoMention/memo",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/memo/type",keyword:"type",params:{type: "string"},schema:schema105.properties.memo.type,parentSchema:schema105.properties.memo,data:data23};
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
const err36 = {instancePath:instancePath+"/memoMention/relatedMemo",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/relatedMemo/type",keyword:"type",params:{type: "string"},schema:schema105.properties.relatedMemo.type,parentSchema:schema105.properties.relatedMemo,data:data24};
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
const err37 = {instancePath:instancePath+"/memoMention/memoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/memoSnippet/type",keyword:"type",params:{type: "string"},schema:schema105.properties.memoSnippet.type,parentSchema:schema105.properties.memoSnippet,data:data25};
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
const err38 = {instancePath:instancePath+"/memoMention/relatedMemoSnippet",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/properties/relatedMemoSnippet/type",keyword:"type",params:{type: "string"},schema:schema105.properties.relatedMemoSnippet.type,parentSchema:schema105.properties.relatedMemoSnippet,data:data26};
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
const err39 = {instancePath:instancePath+"/memoMention",schemaPath:"contract:/components/schemas/UserNotification_MemoMentionPayload/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data22};
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
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"name":true,"sender":true,"senderUser":true,"status":true,"createTime":true,"type":true,"memoComment":true,"memoMention":true},"dynamicProps":false,"dynamicItems":false};


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
validate95.evaluated = {"props":{"name":true,"sender":true,"senderUser":true,"status":true,"createTime":true,"type":true,"memoComment":true,"memoMention":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate98;
const schema106 = {"$id":"contract:/UserService_ListPersonalAccessTokens.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]},"query":{"type":"object","properties":{"pageSize":{"type":"integer","format":"int32"},"pageToken":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema106.required,parentSchema:schema106,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.user.type,parentSchema:schema106.properties.path.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema106.properties.path.type,parentSchema:schema106.properties.path,data:data0};
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
if(data2.pageSize !== undefined){
let data3 = data2.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema106.properties.query.properties.pageSize.type,parentSchema:schema106.properties.query.properties.pageSize,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema106.properties.query.properties.pageSize,data:data3};
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
if(data2.pageToken !== undefined){
let data4 = data2.pageToken;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/pageToken",schemaPath:"#/properties/query/properties/pageToken/type",keyword:"type",params:{type: "string"},schema:schema106.properties.query.properties.pageToken.type,parentSchema:schema106.properties.query.properties.pageToken,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema106.properties.query.type,parentSchema:schema106.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
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
validate98.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate99;
const schema107 = {"$id":"contract:/UserService_CreatePersonalAccessToken.body","$ref":"contract:/components/schemas/CreatePersonalAccessTokenRequest"};
const schema108 = {"$id":"contract:/components/schemas/CreatePersonalAccessTokenRequest","required":["parent"],"type":"object","properties":{"parent":{"type":"string"},"description":{"type":"string"},"expiresInDays":{"type":"integer","format":"int32","safeInteger":true}}};

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
if(data.parent === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/required",keyword:"required",params:{missingProperty: "parent"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.parent !== undefined){
let data0 = data.parent;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/parent",schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/properties/parent/type",keyword:"type",params:{type: "string"},schema:schema108.properties.parent.type,parentSchema:schema108.properties.parent,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/properties/description/type",keyword:"type",params:{type: "string"},schema:schema108.properties.description.type,parentSchema:schema108.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expiresInDays !== undefined){
let data2 = data.expiresInDays;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/expiresInDays",schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/properties/expiresInDays/type",keyword:"type",params:{type: "integer"},schema:schema108.properties.expiresInDays.type,parentSchema:schema108.properties.expiresInDays,data:data2};
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
const err4 = {instancePath:instancePath+"/expiresInDays",schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/properties/expiresInDays/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema108.properties.expiresInDays,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err5 = {instancePath:instancePath+"/expiresInDays",schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/properties/expiresInDays/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema108.properties.expiresInDays,data:data2};
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
else {
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CreatePersonalAccessTokenRequest/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"parent":true,"description":true,"expiresInDays":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate100;
const schema109 = {"$id":"contract:/UserService_DeletePersonalAccessToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"personalAccessToken":{"type":"string"}},"required":["user","personalAccessToken"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema109.required,parentSchema:schema109,data};
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
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema109.properties.path.required,parentSchema:schema109.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.personalAccessToken === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "personalAccessToken"},schema:schema109.properties.path.required,parentSchema:schema109.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema109.properties.path.properties.user.type,parentSchema:schema109.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.personalAccessToken !== undefined){
let data2 = data0.personalAccessToken;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/personalAccessToken",schemaPath:"#/properties/path/properties/personalAccessToken/type",keyword:"type",params:{type: "string"},schema:schema109.properties.path.properties.personalAccessToken.type,parentSchema:schema109.properties.path.properties.personalAccessToken,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema109.properties.path.type,parentSchema:schema109.properties.path,data:data0};
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
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate101;
const schema110 = {"$id":"contract:/UserService_GetUserSetting.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"setting":{"type":"string"}},"required":["user","setting"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema110.required,parentSchema:schema110,data};
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
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema110.properties.path.required,parentSchema:schema110.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.setting === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "setting"},schema:schema110.properties.path.required,parentSchema:schema110.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema110.properties.path.properties.user.type,parentSchema:schema110.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.setting !== undefined){
let data2 = data0.setting;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/setting",schemaPath:"#/properties/path/properties/setting/type",keyword:"type",params:{type: "string"},schema:schema110.properties.path.properties.setting.type,parentSchema:schema110.properties.path.properties.setting,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema110.properties.path.type,parentSchema:schema110.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate102;
const schema111 = {"$id":"contract:/UserService_UpdateUserSetting.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"setting":{"type":"string"}},"required":["user","setting"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema111.required,parentSchema:schema111,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema111.properties.path.required,parentSchema:schema111.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.setting === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "setting"},schema:schema111.properties.path.required,parentSchema:schema111.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema111.properties.path.properties.user.type,parentSchema:schema111.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.setting !== undefined){
let data2 = data0.setting;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/setting",schemaPath:"#/properties/path/properties/setting/type",keyword:"type",params:{type: "string"},schema:schema111.properties.path.properties.setting.type,parentSchema:schema111.properties.path.properties.setting,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema111.properties.path.type,parentSchema:schema111.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.updateMask !== undefined){
let data4 = data3.updateMask;
if(!(typeof data4 === "string")){
const err7 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema111.properties.query.properties.updateMask.type,parentSchema:schema111.properties.query.properties.updateMask,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema111.properties.query.type,parentSchema:schema111.properties.query,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate103;
const schema112 = {"$id":"contract:/UserService_UpdateUserSetting.body","$ref":"contract:/components/schemas/UserSettingRequest"};
const schema113 = {"$id":"contract:/components/schemas/UserSettingRequest","type":"object","properties":{"name":{"type":"string"},"generalSetting":{"$ref":"contract:/components/schemas/UserSetting_GeneralSetting"},"webhooksSetting":{"$ref":"contract:/components/schemas/UserSetting_WebhooksSettingRequest"},"tagsSetting":{"$ref":"contract:/components/schemas/UserSetting_TagsSetting"}}};
const schema114 = {"$id":"contract:/components/schemas/UserSetting_GeneralSetting","type":"object","properties":{"locale":{"type":"string"},"memoVisibility":{"type":"string"},"theme":{"type":"string"},"saveMediaMetadata":{"type":"boolean"}}};
const schema115 = {"$id":"contract:/components/schemas/UserSetting_WebhooksSettingRequest","type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"contract:/components/schemas/UserWebhookRequest"}}}};
const schema116 = {"$id":"contract:/components/schemas/UserWebhookRequest","type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"displayName":{"type":"string"},"createTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"updateTime":{"type":"string","format":"date-time","leapSecond":"date-time"},"signingSecret":{"type":"string"},"signingSecretSet":{"type":"boolean"}}};

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
const err0 = {instancePath:instancePath+"/webhooks/" + i0+"/name",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data2};
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
const err1 = {instancePath:instancePath+"/webhooks/" + i0+"/url",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/url/type",keyword:"type",params:{type: "string"},schema:schema116.properties.url.type,parentSchema:schema116.properties.url,data:data3};
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
const err2 = {instancePath:instancePath+"/webhooks/" + i0+"/displayName",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema116.properties.displayName.type,parentSchema:schema116.properties.displayName,data:data4};
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
const err3 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.createTime,data:data5};
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
const err4 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.createTime,data:data5};
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
const err5 = {instancePath:instancePath+"/webhooks/" + i0+"/createTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.createTime.type,parentSchema:schema116.properties.createTime,data:data5};
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
const err6 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data6};
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
const err7 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data6};
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
const err8 = {instancePath:instancePath+"/webhooks/" + i0+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.updateTime.type,parentSchema:schema116.properties.updateTime,data:data6};
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
let data7 = data1.signingSecret;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/webhooks/" + i0+"/signingSecret",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/signingSecret/type",keyword:"type",params:{type: "string"},schema:schema116.properties.signingSecret.type,parentSchema:schema116.properties.signingSecret,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.signingSecretSet !== undefined){
let data8 = data1.signingSecretSet;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/webhooks/" + i0+"/signingSecretSet",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/signingSecretSet/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.signingSecretSet.type,parentSchema:schema116.properties.signingSecretSet,data:data8};
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
const err11 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"contract:/components/schemas/UserWebhookRequest/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data1};
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
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"webhooks":true},"dynamicProps":false,"dynamicItems":false};

const schema117 = {"$id":"contract:/components/schemas/UserSetting_TagsSetting","type":"object","properties":{"tags":{"type":"object","additionalProperties":{"$ref":"contract:/components/schemas/UserSetting_TagMetadata"}}}};
const schema118 = {"$id":"contract:/components/schemas/UserSetting_TagMetadata","type":"object","properties":{"backgroundColor":{"allOf":[{"$ref":"contract:/components/schemas/Color"}]},"blurContent":{"type":"boolean"}}};

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
if(data.backgroundColor !== undefined){
let data0 = data.backgroundColor;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.red !== undefined){
let data1 = data0.red;
if(typeof data1 === "bigint"){
const err0 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/double",keyword:"double",params:{holder: data0, key: "red"},schema:true,parentSchema:schema49.properties.red,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/backgroundColor/red",schemaPath:"contract:/components/schemas/Color/properties/red/type",keyword:"type",params:{type: "number"},schema:schema49.properties.red.type,parentSchema:schema49.properties.red,data:data1};
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
const err2 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/double",keyword:"double",params:{holder: data0, key: "green"},schema:true,parentSchema:schema49.properties.green,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/backgroundColor/green",schemaPath:"contract:/components/schemas/Color/properties/green/type",keyword:"type",params:{type: "number"},schema:schema49.properties.green.type,parentSchema:schema49.properties.green,data:data2};
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
const err4 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/double",keyword:"double",params:{holder: data0, key: "blue"},schema:true,parentSchema:schema49.properties.blue,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/backgroundColor/blue",schemaPath:"contract:/components/schemas/Color/properties/blue/type",keyword:"type",params:{type: "number"},schema:schema49.properties.blue.type,parentSchema:schema49.properties.blue,data:data3};
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
const err6 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/double",keyword:"double",params:{holder: data0, key: "alpha"},schema:true,parentSchema:schema49.properties.alpha,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/backgroundColor/alpha",schemaPath:"contract:/components/schemas/Color/properties/alpha/type",keyword:"type",params:{type: "number"},schema:schema49.properties.alpha.type,parentSchema:schema49.properties.alpha,data:data4};
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
const err8 = {instancePath:instancePath+"/backgroundColor",schemaPath:"contract:/components/schemas/Color/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data:data0};
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
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"backgroundColor":true,"blurContent":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.tags !== undefined){
let data0 = data.tags;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(validate108.call(this, data0[key0], {instancePath:instancePath+"/tags/" + runtime.escapeName(key0),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate108.errors);
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
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"tags":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate105.call(this, data.webhooksSetting, {instancePath:instancePath+"/webhooksSetting",parentData:data,parentDataProperty:"webhooksSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.tagsSetting !== undefined){
if(!(validate107.call(this, data.tagsSetting, {instancePath:instancePath+"/tagsSetting",parentData:data,parentDataProperty:"tagsSetting",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"name":true,"generalSetting":true,"webhooksSetting":true,"tagsSetting":true},"dynamicProps":false,"dynamicItems":false};


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
validate103.evaluated = {"props":{"name":true,"generalSetting":true,"webhooksSetting":true,"tagsSetting":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate112;
const schema120 = {"$id":"contract:/MemoViewService_CreateMemoView.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"}},"required":["user"]},"query":{"type":"object","properties":{"validateOnly":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema120.required,parentSchema:schema120,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema120.properties.path.required,parentSchema:schema120.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema120.properties.path.properties.user.type,parentSchema:schema120.properties.path.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema120.properties.path.type,parentSchema:schema120.properties.path,data:data0};
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
if(data2.validateOnly !== undefined){
let data3 = data2.validateOnly;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/validateOnly",schemaPath:"#/properties/query/properties/validateOnly/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.query.properties.validateOnly.type,parentSchema:schema120.properties.query.properties.validateOnly,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema120.properties.query.type,parentSchema:schema120.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate113;
const schema121 = {"$id":"contract:/MemoViewService_CreateMemoView.body","$ref":"contract:/components/schemas/MemoView"};
const schema122 = {"$id":"contract:/components/schemas/MemoView","required":["title","filter"],"type":"object","properties":{"name":{"type":"string"},"title":{"type":"string"},"filter":{"type":"string"}}};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/MemoView/required",keyword:"required",params:{missingProperty: "title"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.filter === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/MemoView/required",keyword:"required",params:{missingProperty: "filter"},schema:schema122.required,parentSchema:schema122,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/MemoView/properties/name/type",keyword:"type",params:{type: "string"},schema:schema122.properties.name.type,parentSchema:schema122.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/MemoView/properties/title/type",keyword:"type",params:{type: "string"},schema:schema122.properties.title.type,parentSchema:schema122.properties.title,data:data1};
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
const err4 = {instancePath:instancePath+"/filter",schemaPath:"contract:/components/schemas/MemoView/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema122.properties.filter.type,parentSchema:schema122.properties.filter,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/MemoView/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"name":true,"title":true,"filter":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate114;
const schema123 = {"$id":"contract:/MemoViewService_GetMemoView.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"view":{"type":"string"}},"required":["user","view"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema123.required,parentSchema:schema123,data};
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
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema123.properties.path.required,parentSchema:schema123.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.view === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "view"},schema:schema123.properties.path.required,parentSchema:schema123.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema123.properties.path.properties.user.type,parentSchema:schema123.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.view !== undefined){
let data2 = data0.view;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/view",schemaPath:"#/properties/path/properties/view/type",keyword:"type",params:{type: "string"},schema:schema123.properties.path.properties.view.type,parentSchema:schema123.properties.path.properties.view,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema123.properties.path.type,parentSchema:schema123.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate115;
const schema124 = {"$id":"contract:/MemoViewService_UpdateMemoView.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"view":{"type":"string"}},"required":["user","view"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema124.required,parentSchema:schema124,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema124.properties.path.required,parentSchema:schema124.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.view === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "view"},schema:schema124.properties.path.required,parentSchema:schema124.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema124.properties.path.properties.user.type,parentSchema:schema124.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.view !== undefined){
let data2 = data0.view;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/view",schemaPath:"#/properties/path/properties/view/type",keyword:"type",params:{type: "string"},schema:schema124.properties.path.properties.view.type,parentSchema:schema124.properties.path.properties.view,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema124.properties.path.type,parentSchema:schema124.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.updateMask !== undefined){
let data4 = data3.updateMask;
if(!(typeof data4 === "string")){
const err7 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema124.properties.query.properties.updateMask.type,parentSchema:schema124.properties.query.properties.updateMask,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema124.properties.query.type,parentSchema:schema124.properties.query,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate116;
const schema125 = {"$id":"contract:/UserService_CreateUserWebhook.body","$ref":"contract:/components/schemas/UserWebhookRequest"};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/url/type",keyword:"type",params:{type: "string"},schema:schema116.properties.url.type,parentSchema:schema116.properties.url,data:data1};
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
const err2 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema116.properties.displayName.type,parentSchema:schema116.properties.displayName,data:data2};
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
const err3 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/createTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.createTime,data:data3};
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
const err4 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/createTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.createTime,data:data3};
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
const err5 = {instancePath:instancePath+"/createTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/createTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.createTime.type,parentSchema:schema116.properties.createTime,data:data3};
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
const err6 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/updateTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data4};
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
const err7 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/updateTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.updateTime,data:data4};
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
const err8 = {instancePath:instancePath+"/updateTime",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/updateTime/type",keyword:"type",params:{type: "string"},schema:schema116.properties.updateTime.type,parentSchema:schema116.properties.updateTime,data:data4};
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
let data5 = data.signingSecret;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/signingSecret",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/signingSecret/type",keyword:"type",params:{type: "string"},schema:schema116.properties.signingSecret.type,parentSchema:schema116.properties.signingSecret,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.signingSecretSet !== undefined){
let data6 = data.signingSecretSet;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/signingSecretSet",schemaPath:"contract:/components/schemas/UserWebhookRequest/properties/signingSecretSet/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.signingSecretSet.type,parentSchema:schema116.properties.signingSecretSet,data:data6};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/UserWebhookRequest/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"name":true,"url":true,"displayName":true,"createTime":true,"updateTime":true,"signingSecret":true,"signingSecretSet":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate117;
const schema127 = {"$id":"contract:/UserService_DeleteUserWebhook.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"webhook":{"type":"string"}},"required":["user","webhook"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema127.required,parentSchema:schema127,data};
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
if(data0.user === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema127.properties.path.required,parentSchema:schema127.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.webhook === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema127.properties.path.required,parentSchema:schema127.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema127.properties.path.properties.user.type,parentSchema:schema127.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.webhook !== undefined){
let data2 = data0.webhook;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/webhook",schemaPath:"#/properties/path/properties/webhook/type",keyword:"type",params:{type: "string"},schema:schema127.properties.path.properties.webhook.type,parentSchema:schema127.properties.path.properties.webhook,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema127.properties.path.type,parentSchema:schema127.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate118;
const schema128 = {"$id":"contract:/UserService_UpdateUserWebhook.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user":{"type":"string"},"webhook":{"type":"string"}},"required":["user","webhook"]},"query":{"type":"object","properties":{"updateMask":{"type":"string","format":"field-mask"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema128.required,parentSchema:schema128,data};
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
if(data0.user === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user"},schema:schema128.properties.path.required,parentSchema:schema128.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.webhook === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema128.properties.path.required,parentSchema:schema128.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/user",schemaPath:"#/properties/path/properties/user/type",keyword:"type",params:{type: "string"},schema:schema128.properties.path.properties.user.type,parentSchema:schema128.properties.path.properties.user,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.webhook !== undefined){
let data2 = data0.webhook;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/webhook",schemaPath:"#/properties/path/properties/webhook/type",keyword:"type",params:{type: "string"},schema:schema128.properties.path.properties.webhook.type,parentSchema:schema128.properties.path.properties.webhook,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema128.properties.path.type,parentSchema:schema128.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.updateMask !== undefined){
let data4 = data3.updateMask;
if(!(typeof data4 === "string")){
const err7 = {instancePath:instancePath+"/query/updateMask",schemaPath:"#/properties/query/properties/updateMask/type",keyword:"type",params:{type: "string"},schema:schema128.properties.query.properties.updateMask.type,parentSchema:schema128.properties.query.properties.updateMask,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema128.properties.query.type,parentSchema:schema128.properties.query,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate119;
const schema129 = {"$id":"contract:/UserService_BatchGetUsers.body","$ref":"contract:/components/schemas/BatchGetUsersRequest"};
const schema130 = {"$id":"contract:/components/schemas/BatchGetUsersRequest","type":"object","properties":{"usernames":{"type":"array","items":{"type":"string"}}}};

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
if(data.usernames !== undefined){
let data0 = data.usernames;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/usernames/" + i0,schemaPath:"contract:/components/schemas/BatchGetUsersRequest/properties/usernames/items/type",keyword:"type",params:{type: "string"},schema:schema130.properties.usernames.items.type,parentSchema:schema130.properties.usernames.items,data:data1};
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
const err1 = {instancePath:instancePath+"/usernames",schemaPath:"contract:/components/schemas/BatchGetUsersRequest/properties/usernames/type",keyword:"type",params:{type: "array"},schema:schema130.properties.usernames.type,parentSchema:schema130.properties.usernames,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/BatchGetUsersRequest/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
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
validate119.evaluated = {"props":{"usernames":true},"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate120;
const schema131 = {"$id":"contract:/UserService_ListAllUserStats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"state":{"enum":["STATE_UNSPECIFIED","NORMAL","ARCHIVED"],"type":"string","format":"enum"},"filter":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema131.required,parentSchema:schema131,data};
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
if(data0.state !== undefined){
let data1 = data0.state;
if(!(((data1 === "STATE_UNSPECIFIED") || (data1 === "NORMAL")) || (data1 === "ARCHIVED"))){
const err1 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues: schema131.properties.query.properties.state.enum},schema:schema131.properties.query.properties.state.enum,parentSchema:schema131.properties.query.properties.state,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(typeof data1 === "string")){
const err2 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},schema:schema131.properties.query.properties.state.type,parentSchema:schema131.properties.query.properties.state,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.filter !== undefined){
let data2 = data0.filter;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/filter",schemaPath:"#/properties/query/properties/filter/type",keyword:"type",params:{type: "string"},schema:schema131.properties.query.properties.filter.type,parentSchema:schema131.properties.query.properties.filter,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema131.properties.query.type,parentSchema:schema131.properties.query,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "AIService_Transcribe.body": compiled.v0,
  "AttachmentService_ListAttachments.parameters": compiled.v1,
  "AttachmentService_CreateAttachment.parameters": compiled.v2,
  "AttachmentService_CreateAttachment.body": compiled.v3,
  "AttachmentService_GetAttachment.parameters": compiled.v4,
  "AttachmentService_DeleteAttachment.parameters": compiled.v4,
  "AttachmentService_UpdateAttachment.parameters": compiled.v5,
  "AttachmentService_UpdateAttachment.body": compiled.v3,
  "AttachmentService_BatchDeleteAttachments.body": compiled.v6,
  "AuthService_RefreshToken.body": compiled.v7,
  "AuthService_SignIn.body": compiled.v8,
  "IdentityProviderService_CreateIdentityProvider.parameters": compiled.v9,
  "IdentityProviderService_CreateIdentityProvider.body": compiled.v10,
  "IdentityProviderService_GetIdentityProvider.parameters": compiled.v11,
  "IdentityProviderService_DeleteIdentityProvider.parameters": compiled.v11,
  "IdentityProviderService_UpdateIdentityProvider.parameters": compiled.v12,
  "IdentityProviderService_UpdateIdentityProvider.body": compiled.v10,
  "InstanceService_TestInstanceEmailSetting.body": compiled.v13,
  "InstanceService_BatchGetInstanceSettings.body": compiled.v14,
  "InstanceService_GetInstanceSetting.parameters": compiled.v15,
  "InstanceService_UpdateInstanceSetting.parameters": compiled.v16,
  "InstanceService_UpdateInstanceSetting.body": compiled.v17,
  "MemoService_ListMemos.parameters": compiled.v18,
  "MemoService_CreateMemo.parameters": compiled.v19,
  "MemoService_CreateMemo.body": compiled.v20,
  "MemoService_GetLinkMetadata.parameters": compiled.v21,
  "MemoService_BatchGetLinkMetadata.body": compiled.v22,
  "MemoService_GetMemo.parameters": compiled.v23,
  "MemoService_DeleteMemo.parameters": compiled.v24,
  "MemoService_UpdateMemo.parameters": compiled.v25,
  "MemoService_UpdateMemo.body": compiled.v20,
  "MemoService_ListMemoAttachments.parameters": compiled.v26,
  "MemoService_SetMemoAttachments.parameters": compiled.v23,
  "MemoService_SetMemoAttachments.body": compiled.v27,
  "MemoService_ListMemoComments.parameters": compiled.v28,
  "MemoService_CreateMemoComment.parameters": compiled.v29,
  "MemoService_CreateMemoComment.body": compiled.v20,
  "MemoService_ListMemoReactions.parameters": compiled.v26,
  "MemoService_UpsertMemoReaction.parameters": compiled.v23,
  "MemoService_UpsertMemoReaction.body": compiled.v30,
  "MemoService_DeleteMemoReaction.parameters": compiled.v31,
  "MemoService_ListMemoRelations.parameters": compiled.v26,
  "MemoService_SetMemoRelations.parameters": compiled.v23,
  "MemoService_SetMemoRelations.body": compiled.v32,
  "MemoService_ListMemoShares.parameters": compiled.v23,
  "MemoService_CreateMemoShare.parameters": compiled.v23,
  "MemoService_CreateMemoShare.body": compiled.v33,
  "MemoService_DeleteMemoShare.parameters": compiled.v34,
  "MemoService_GetSharedMemo.parameters": compiled.v35,
  "UserService_ListUsers.parameters": compiled.v36,
  "UserService_CreateUser.parameters": compiled.v37,
  "UserService_CreateUser.body": compiled.v38,
  "UserService_GetUser.parameters": compiled.v39,
  "UserService_DeleteUser.parameters": compiled.v40,
  "UserService_UpdateUser.parameters": compiled.v41,
  "UserService_UpdateUser.body": compiled.v38,
  "UserService_ListLinkedIdentities.parameters": compiled.v42,
  "UserService_CreateLinkedIdentity.parameters": compiled.v42,
  "UserService_CreateLinkedIdentity.body": compiled.v43,
  "UserService_GetLinkedIdentity.parameters": compiled.v44,
  "UserService_DeleteLinkedIdentity.parameters": compiled.v44,
  "UserService_ListUserNotifications.parameters": compiled.v45,
  "UserService_DeleteUserNotification.parameters": compiled.v46,
  "UserService_UpdateUserNotification.parameters": compiled.v47,
  "UserService_UpdateUserNotification.body": compiled.v48,
  "UserService_ListPersonalAccessTokens.parameters": compiled.v49,
  "UserService_CreatePersonalAccessToken.parameters": compiled.v42,
  "UserService_CreatePersonalAccessToken.body": compiled.v50,
  "UserService_DeletePersonalAccessToken.parameters": compiled.v51,
  "UserService_ListUserSettings.parameters": compiled.v49,
  "UserService_GetUserSetting.parameters": compiled.v52,
  "UserService_UpdateUserSetting.parameters": compiled.v53,
  "UserService_UpdateUserSetting.body": compiled.v54,
  "MemoViewService_ListMemoViews.parameters": compiled.v42,
  "MemoViewService_CreateMemoView.parameters": compiled.v55,
  "MemoViewService_CreateMemoView.body": compiled.v56,
  "MemoViewService_GetMemoView.parameters": compiled.v57,
  "MemoViewService_DeleteMemoView.parameters": compiled.v57,
  "MemoViewService_UpdateMemoView.parameters": compiled.v58,
  "MemoViewService_UpdateMemoView.body": compiled.v56,
  "UserService_ListUserWebhooks.parameters": compiled.v42,
  "UserService_CreateUserWebhook.parameters": compiled.v42,
  "UserService_CreateUserWebhook.body": compiled.v59,
  "UserService_DeleteUserWebhook.parameters": compiled.v60,
  "UserService_UpdateUserWebhook.parameters": compiled.v61,
  "UserService_UpdateUserWebhook.body": compiled.v59,
  "UserService_GetUserWebhookSigningSecret.parameters": compiled.v60,
  "UserService_GetUserStats.parameters": compiled.v42,
  "UserService_BatchGetUsers.body": compiled.v62,
  "UserService_ListAllUserStats.parameters": compiled.v63,
};
export { validators };
