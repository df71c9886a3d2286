// Generated from sandbox.yaml by `npm run generate`. Do not edit.
const runtime = {};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/moveClock.body","$ref":"contract:/components/schemas/ClockMove"};
const schema1 = {"$id":"contract:/components/schemas/ClockMove","type":"object","additionalProperties":false,"properties":{"advance":{"type":"string","pattern":"^[1-9][0-9]{0,9}[smhd]$","x-pattern-rule":"of a whole number followed by s, m, h or d, such as 90d, from 1s to 36500d"},"to":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const pattern0 = new RegExp("^[1-9][0-9]{0,9}[smhd]$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
for(const key0 in data){
if(!((key0 === "advance") || (key0 === "to"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ClockMove/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.advance !== undefined){
let data0 = data.advance;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/advance",schemaPath:"contract:/components/schemas/ClockMove/properties/advance/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,9}[smhd]$"},schema:"^[1-9][0-9]{0,9}[smhd]$",parentSchema:schema1.properties.advance,data:data0};
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
const err2 = {instancePath:instancePath+"/advance",schemaPath:"contract:/components/schemas/ClockMove/properties/advance/type",keyword:"type",params:{type: "string"},schema:schema1.properties.advance.type,parentSchema:schema1.properties.advance,data:data0};
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
let data1 = data.to;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/to",schemaPath:"contract:/components/schemas/ClockMove/properties/to/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema1.properties.to,data:data1};
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
const err4 = {instancePath:instancePath+"/to",schemaPath:"contract:/components/schemas/ClockMove/properties/to/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema1.properties.to,data:data1};
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
const err5 = {instancePath:instancePath+"/to",schemaPath:"contract:/components/schemas/ClockMove/properties/to/type",keyword:"type",params:{type: "string"},schema:schema1.properties.to.type,parentSchema:schema1.properties.to,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ClockMove/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "moveClock.body": compiled.v0,
};
export { validators };
