// Generated from museum.yaml by `npx codegen packages/codegen/test/museum.yaml packages/codegen/test/generated/museum`. Do not edit.
const runtime = {};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/findHall.200.body","$ref":"contract:/components/schemas/Hall"};
const schema1 = {"$id":"contract:/components/schemas/Hall","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Hall/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Hall/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Hall/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/findHall.200.headers","type":"object","properties":{},"required":[]};

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
const schema3 = {"$id":"contract:/findHall.404.body","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema4 = {"$id":"contract:/findHall.422.body","$ref":"contract:/components/schemas/Invalid"};
const schema5 = {"$id":"contract:/components/schemas/Invalid","type":"object","required":["problems"],"properties":{"problems":{"type":"array","items":{"type":"object","required":["text"],"properties":{"text":{"type":"string"}}}}}};

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
if(data.problems === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Invalid/required",keyword:"required",params:{missingProperty: "problems"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.problems !== undefined){
let data0 = data.problems;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text === undefined){
const err1 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract:/components/schemas/Invalid/properties/problems/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema5.properties.problems.items.required,parentSchema:schema5.properties.problems.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.text !== undefined){
let data2 = data1.text;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/problems/" + i0+"/text",schemaPath:"contract:/components/schemas/Invalid/properties/problems/items/properties/text/type",keyword:"type",params:{type: "string"},schema:schema5.properties.problems.items.properties.text.type,parentSchema:schema5.properties.problems.items.properties.text,data:data2};
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
const err3 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract:/components/schemas/Invalid/properties/problems/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.problems.items.type,parentSchema:schema5.properties.problems.items,data:data1};
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
const err4 = {instancePath:instancePath+"/problems",schemaPath:"contract:/components/schemas/Invalid/properties/problems/type",keyword:"type",params:{type: "array"},schema:schema5.properties.problems.type,parentSchema:schema5.properties.problems,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/Invalid/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"problems":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema6 = {"$id":"contract:/findHall.5XX.body","type":"object","required":["title"],"properties":{"title":{"type":"string"}}};

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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema6.properties.title.type,parentSchema:schema6.properties.title,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"title":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema7 = {"$id":"contract:/listExhibits.200.body","type":"array","items":{"type":"string"}};

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
let data0 = data[i0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema7.items.type,parentSchema:schema7.items,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "findHall.200.body": compiled.v0,
  "findHall.200.headers": compiled.v1,
  "findHall.204.headers": compiled.v1,
  "findHall.404.body": compiled.v2,
  "findHall.404.headers": compiled.v1,
  "findHall.409.headers": compiled.v1,
  "findHall.422.body": compiled.v3,
  "findHall.422.headers": compiled.v1,
  "findHall.5XX.body": compiled.v4,
  "findHall.5XX.headers": compiled.v1,
  "listExhibits.200.body": compiled.v5,
  "listExhibits.200.headers": compiled.v1,
  "addNote.204.headers": compiled.v1,
  "getMe.default.body": compiled.v0,
  "getMe.default.headers": compiled.v1,
  "getReport.200.body": compiled.v0,
  "getReport.200.body text/csv": compiled.v2,
  "getReport.200.headers": compiled.v1,
  "setProfile.204.headers": compiled.v1,
};
export { validators };
