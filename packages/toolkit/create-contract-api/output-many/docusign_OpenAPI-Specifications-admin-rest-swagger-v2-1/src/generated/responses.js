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
const schema0 = {"$id":"contract:/Organization_Organization_GetListV2.200.body","$ref":"contract:/components/schemas/OrganizationsResponse"};
const schema1 = {"$id":"contract:/components/schemas/OrganizationsResponse","type":"object","properties":{"organizations":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationResponse"}}}};
const schema2 = {"$id":"contract:/components/schemas/OrganizationResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"name":{"type":"string"},"description":{"type":"string"},"default_account_id":{"format":"uuid","type":"string"},"default_permission_profile_id":{"int64":{}},"created_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"created_by":{"format":"uuid","type":"string"},"last_modified_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"last_modified_by":{"format":"uuid","type":"string"},"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationAccountResponse"}},"users":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationSimpleIdObject"}},"reserved_domains":{"type":"array","items":{"$ref":"contract:/components/schemas/DomainResponse"}},"identity_providers":{"type":"array","items":{"$ref":"contract:/components/schemas/IdentityProvidersResponse"}},"links":{"type":"array","items":{"$ref":"contract:/components/schemas/LinkResponse"}}}};
const schema3 = {"$id":"contract:/components/schemas/OrganizationAccountResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"name":{"type":"string"},"external_account_id":{"int64":{}},"site_id":{"format":"int32","type":"integer","safeInteger":true}}};
const schema4 = {"$id":"contract:/components/schemas/OrganizationSimpleIdObject","type":"object","properties":{"id":{"format":"uuid","type":"string"}}};
const schema7 = {"$id":"contract:/components/schemas/LinkResponse","type":"object","properties":{"rel":{"type":"string"},"href":{"type":"string"}}};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const formats2 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema5 = {"$id":"contract:/components/schemas/DomainResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"status":{"type":"string"},"host_name":{"type":"string"},"txt_token":{"type":"string"},"identity_provider_id":{"format":"uuid","type":"string"},"settings":{"type":"array","items":{"$ref":"contract:/components/schemas/SettingResponse"}},"links":{"type":"array","items":{"$ref":"contract:/components/schemas/LinkResponse"}}}};
const schema6 = {"$id":"contract:/components/schemas/SettingResponse","type":"object","properties":{"key":{"type":"string"},"value":{"type":"object"},"type":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema5.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema5.properties.id.type,parentSchema:schema5.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema5.properties.status.type,parentSchema:schema5.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.host_name !== undefined){
let data2 = data.host_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/host_name",schemaPath:"#/properties/host_name/type",keyword:"type",params:{type: "string"},schema:schema5.properties.host_name.type,parentSchema:schema5.properties.host_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.txt_token !== undefined){
let data3 = data.txt_token;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/txt_token",schemaPath:"#/properties/txt_token/type",keyword:"type",params:{type: "string"},schema:schema5.properties.txt_token.type,parentSchema:schema5.properties.txt_token,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.identity_provider_id !== undefined){
let data4 = data.identity_provider_id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err5 = {instancePath:instancePath+"/identity_provider_id",schemaPath:"#/properties/identity_provider_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema5.properties.identity_provider_id,data:data4};
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
const err6 = {instancePath:instancePath+"/identity_provider_id",schemaPath:"#/properties/identity_provider_id/type",keyword:"type",params:{type: "string"},schema:schema5.properties.identity_provider_id.type,parentSchema:schema5.properties.identity_provider_id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.settings !== undefined){
let data5 = data.settings;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.key !== undefined){
let data7 = data6.key;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/settings/" + i0+"/key",schemaPath:"contract:/components/schemas/SettingResponse/properties/key/type",keyword:"type",params:{type: "string"},schema:schema6.properties.key.type,parentSchema:schema6.properties.key,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.value !== undefined){
let data8 = data6.value;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err8 = {instancePath:instancePath+"/settings/" + i0+"/value",schemaPath:"contract:/components/schemas/SettingResponse/properties/value/type",keyword:"type",params:{type: "object"},schema:schema6.properties.value.type,parentSchema:schema6.properties.value,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.type !== undefined){
let data9 = data6.type;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/settings/" + i0+"/type",schemaPath:"contract:/components/schemas/SettingResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema6.properties.type.type,parentSchema:schema6.properties.type,data:data9};
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
const err10 = {instancePath:instancePath+"/settings/" + i0,schemaPath:"contract:/components/schemas/SettingResponse/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data6};
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
const err11 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},schema:schema5.properties.settings.type,parentSchema:schema5.properties.settings,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.links !== undefined){
let data10 = data.links;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.rel !== undefined){
let data12 = data11.rel;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/links/" + i1+"/rel",schemaPath:"contract:/components/schemas/LinkResponse/properties/rel/type",keyword:"type",params:{type: "string"},schema:schema7.properties.rel.type,parentSchema:schema7.properties.rel,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data11.href !== undefined){
let data13 = data11.href;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/links/" + i1+"/href",schemaPath:"contract:/components/schemas/LinkResponse/properties/href/type",keyword:"type",params:{type: "string"},schema:schema7.properties.href.type,parentSchema:schema7.properties.href,data:data13};
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
const err14 = {instancePath:instancePath+"/links/" + i1,schemaPath:"contract:/components/schemas/LinkResponse/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data11};
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
const err15 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema5.properties.links.type,parentSchema:schema5.properties.links,data:data10};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"id":true,"status":true,"host_name":true,"txt_token":true,"identity_provider_id":true,"settings":true,"links":true},"dynamicProps":false,"dynamicItems":false};

const schema8 = {"$id":"contract:/components/schemas/IdentityProvidersResponse","type":"object","properties":{"identity_providers":{"type":"array","items":{"$ref":"contract:/components/schemas/IdentityProviderResponse"}}}};
const schema9 = {"$id":"contract:/components/schemas/IdentityProviderResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"friendly_name":{"type":"string"},"auto_provision_users":{"type":"boolean"},"type":{"type":"string"},"saml_20":{"$ref":"contract:/components/schemas/Saml2IdentityProviderResponse"},"links":{"type":"array","items":{"$ref":"contract:/components/schemas/LinkResponse"}}}};
const schema10 = {"$id":"contract:/components/schemas/Saml2IdentityProviderResponse","type":"object","properties":{"issuer":{"type":"string"},"settings":{"type":"array","items":{"$ref":"contract:/components/schemas/SettingResponse"}},"certificates":{"type":"array","items":{"$ref":"contract:/components/schemas/CertificateResponse"}},"attribute_mappings":{"type":"array","items":{"$ref":"contract:/components/schemas/RequiredAttributeMappingResponse"}}}};
const schema14 = {"$id":"contract:/components/schemas/RequiredAttributeMappingResponse","type":"object","properties":{"required_attribute_id":{"format":"int32","type":"integer","safeInteger":true},"required_attribute_name":{"type":"string"},"required_attribute_friendly_name":{"type":"string"},"substitute_attribute_name":{"type":"string"}}};
const schema12 = {"$id":"contract:/components/schemas/CertificateResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"issuer":{"type":"string"},"thumbprint":{"type":"string"},"expiration_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"is_valid":{"type":"boolean"},"links":{"type":"array","items":{"$ref":"contract:/components/schemas/LinkResponse"}}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema12.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema12.properties.id.type,parentSchema:schema12.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.issuer !== undefined){
let data1 = data.issuer;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema12.properties.issuer.type,parentSchema:schema12.properties.issuer,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.thumbprint !== undefined){
let data2 = data.thumbprint;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/thumbprint",schemaPath:"#/properties/thumbprint/type",keyword:"type",params:{type: "string"},schema:schema12.properties.thumbprint.type,parentSchema:schema12.properties.thumbprint,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiration_date !== undefined){
let data3 = data.expiration_date;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err4 = {instancePath:instancePath+"/expiration_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema12.properties.expiration_date,data:data3};
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
const err5 = {instancePath:instancePath+"/expiration_date",schemaPath:"#/properties/expiration_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema12.properties.expiration_date,data:data3};
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
const err6 = {instancePath:instancePath+"/expiration_date",schemaPath:"#/properties/expiration_date/type",keyword:"type",params:{type: "string"},schema:schema12.properties.expiration_date.type,parentSchema:schema12.properties.expiration_date,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.is_valid !== undefined){
let data4 = data.is_valid;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/is_valid",schemaPath:"#/properties/is_valid/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.is_valid.type,parentSchema:schema12.properties.is_valid,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.rel !== undefined){
let data7 = data6.rel;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/links/" + i0+"/rel",schemaPath:"contract:/components/schemas/LinkResponse/properties/rel/type",keyword:"type",params:{type: "string"},schema:schema7.properties.rel.type,parentSchema:schema7.properties.rel,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.href !== undefined){
let data8 = data6.href;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"contract:/components/schemas/LinkResponse/properties/href/type",keyword:"type",params:{type: "string"},schema:schema7.properties.href.type,parentSchema:schema7.properties.href,data:data8};
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
const err10 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/LinkResponse/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data6};
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
const err11 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema12.properties.links.type,parentSchema:schema12.properties.links,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"id":true,"issuer":true,"thumbprint":true,"expiration_date":true,"is_valid":true,"links":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema10.properties.issuer.type,parentSchema:schema10.properties.issuer,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.settings !== undefined){
let data1 = data.settings;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/settings/" + i0+"/key",schemaPath:"contract:/components/schemas/SettingResponse/properties/key/type",keyword:"type",params:{type: "string"},schema:schema6.properties.key.type,parentSchema:schema6.properties.key,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.value !== undefined){
let data4 = data2.value;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err2 = {instancePath:instancePath+"/settings/" + i0+"/value",schemaPath:"contract:/components/schemas/SettingResponse/properties/value/type",keyword:"type",params:{type: "object"},schema:schema6.properties.value.type,parentSchema:schema6.properties.value,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.type !== undefined){
let data5 = data2.type;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/settings/" + i0+"/type",schemaPath:"contract:/components/schemas/SettingResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema6.properties.type.type,parentSchema:schema6.properties.type,data:data5};
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
const err4 = {instancePath:instancePath+"/settings/" + i0,schemaPath:"contract:/components/schemas/SettingResponse/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data2};
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
const err5 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},schema:schema10.properties.settings.type,parentSchema:schema10.properties.settings,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.certificates !== undefined){
let data6 = data.certificates;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate8.call(this, data6[i1], {instancePath:instancePath+"/certificates/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"},schema:schema10.properties.certificates.type,parentSchema:schema10.properties.certificates,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.attribute_mappings !== undefined){
let data8 = data.attribute_mappings;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.required_attribute_id !== undefined){
let data10 = data9.required_attribute_id;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err7 = {instancePath:instancePath+"/attribute_mappings/" + i2+"/required_attribute_id",schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/properties/required_attribute_id/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.required_attribute_id.type,parentSchema:schema14.properties.required_attribute_id,data:data10};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err8 = {instancePath:instancePath+"/attribute_mappings/" + i2+"/required_attribute_id",schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/properties/required_attribute_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema14.properties.required_attribute_id,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err9 = {instancePath:instancePath+"/attribute_mappings/" + i2+"/required_attribute_id",schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/properties/required_attribute_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema14.properties.required_attribute_id,data:data10};
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
if(data9.required_attribute_name !== undefined){
let data11 = data9.required_attribute_name;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/attribute_mappings/" + i2+"/required_attribute_name",schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/properties/required_attribute_name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.required_attribute_name.type,parentSchema:schema14.properties.required_attribute_name,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data9.required_attribute_friendly_name !== undefined){
let data12 = data9.required_attribute_friendly_name;
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/attribute_mappings/" + i2+"/required_attribute_friendly_name",schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/properties/required_attribute_friendly_name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.required_attribute_friendly_name.type,parentSchema:schema14.properties.required_attribute_friendly_name,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.substitute_attribute_name !== undefined){
let data13 = data9.substitute_attribute_name;
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/attribute_mappings/" + i2+"/substitute_attribute_name",schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/properties/substitute_attribute_name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.substitute_attribute_name.type,parentSchema:schema14.properties.substitute_attribute_name,data:data13};
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
const err13 = {instancePath:instancePath+"/attribute_mappings/" + i2,schemaPath:"contract:/components/schemas/RequiredAttributeMappingResponse/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data:data9};
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
const err14 = {instancePath:instancePath+"/attribute_mappings",schemaPath:"#/properties/attribute_mappings/type",keyword:"type",params:{type: "array"},schema:schema10.properties.attribute_mappings.type,parentSchema:schema10.properties.attribute_mappings,data:data8};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"issuer":true,"settings":true,"certificates":true,"attribute_mappings":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema9.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema9.properties.id.type,parentSchema:schema9.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.friendly_name !== undefined){
let data1 = data.friendly_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/friendly_name",schemaPath:"#/properties/friendly_name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.friendly_name.type,parentSchema:schema9.properties.friendly_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.auto_provision_users !== undefined){
let data2 = data.auto_provision_users;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/auto_provision_users",schemaPath:"#/properties/auto_provision_users/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.auto_provision_users.type,parentSchema:schema9.properties.auto_provision_users,data:data2};
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
let data3 = data.type;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema9.properties.type.type,parentSchema:schema9.properties.type,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.saml_20 !== undefined){
if(!(validate7.call(this, data.saml_20, {instancePath:instancePath+"/saml_20",parentData:data,parentDataProperty:"saml_20",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.rel !== undefined){
let data7 = data6.rel;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/links/" + i0+"/rel",schemaPath:"contract:/components/schemas/LinkResponse/properties/rel/type",keyword:"type",params:{type: "string"},schema:schema7.properties.rel.type,parentSchema:schema7.properties.rel,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data6.href !== undefined){
let data8 = data6.href;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"contract:/components/schemas/LinkResponse/properties/href/type",keyword:"type",params:{type: "string"},schema:schema7.properties.href.type,parentSchema:schema7.properties.href,data:data8};
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
const err7 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/LinkResponse/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data6};
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
const err8 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema9.properties.links.type,parentSchema:schema9.properties.links,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"id":true,"friendly_name":true,"auto_provision_users":true,"type":true,"saml_20":true,"links":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.identity_providers !== undefined){
let data0 = data.identity_providers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6.call(this, data0[i0], {instancePath:instancePath+"/identity_providers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/identity_providers",schemaPath:"#/properties/identity_providers/type",keyword:"type",params:{type: "array"},schema:schema8.properties.identity_providers.type,parentSchema:schema8.properties.identity_providers,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
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
validate5.evaluated = {"props":{"identity_providers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema2.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.id.type,parentSchema:schema2.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data1};
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
let data2 = data.description;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema2.properties.description.type,parentSchema:schema2.properties.description,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.default_account_id !== undefined){
let data3 = data.default_account_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema2.properties.default_account_id,data:data3};
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
const err5 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.default_account_id.type,parentSchema:schema2.properties.default_account_id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.default_permission_profile_id !== undefined){
let data4 = data.default_permission_profile_id;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "default_permission_profile_id")) || false){
const err6 = {instancePath:instancePath+"/default_permission_profile_id",schemaPath:"#/properties/default_permission_profile_id/int64",keyword:"int64",params:{},schema:schema2.properties.default_permission_profile_id.int64,parentSchema:schema2.properties.default_permission_profile_id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_on !== undefined){
let data5 = data.created_on;
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
const err7 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.created_on,data:data5};
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
const err8 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.created_on,data:data5};
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
const err9 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/type",keyword:"type",params:{type: "string"},schema:schema2.properties.created_on.type,parentSchema:schema2.properties.created_on,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.created_by !== undefined){
let data6 = data.created_by;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err10 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema2.properties.created_by,data:data6};
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
const err11 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},schema:schema2.properties.created_by.type,parentSchema:schema2.properties.created_by,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.last_modified_on !== undefined){
let data7 = data.last_modified_on;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err12 = {instancePath:instancePath+"/last_modified_on",schemaPath:"#/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.last_modified_on,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/last_modified_on",schemaPath:"#/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.last_modified_on,data:data7};
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
const err14 = {instancePath:instancePath+"/last_modified_on",schemaPath:"#/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema2.properties.last_modified_on.type,parentSchema:schema2.properties.last_modified_on,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.last_modified_by !== undefined){
let data8 = data.last_modified_by;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err15 = {instancePath:instancePath+"/last_modified_by",schemaPath:"#/properties/last_modified_by/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema2.properties.last_modified_by,data:data8};
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
const err16 = {instancePath:instancePath+"/last_modified_by",schemaPath:"#/properties/last_modified_by/type",keyword:"type",params:{type: "string"},schema:schema2.properties.last_modified_by.type,parentSchema:schema2.properties.last_modified_by,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.accounts !== undefined){
let data9 = data.accounts;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err17 = {instancePath:instancePath+"/accounts/" + i0+"/id",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema3.properties.id,data:data11};
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
const err18 = {instancePath:instancePath+"/accounts/" + i0+"/id",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.id.type,parentSchema:schema3.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 !== "string"){
const err19 = {instancePath:instancePath+"/accounts/" + i0+"/name",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.external_account_id !== undefined){
let data13 = data10.external_account_id;
if(!((typeof data13 === "number" && Number.isSafeInteger(data13) && !Object.is(data13, -0)) || (typeof data13 === "bigint" && data13 >= -9223372036854775808n && data13 <= 9223372036854775807n)) || (this && this.has(data10, "external_account_id")) || false){
const err20 = {instancePath:instancePath+"/accounts/" + i0+"/external_account_id",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema3.properties.external_account_id.int64,parentSchema:schema3.properties.external_account_id,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.site_id !== undefined){
let data14 = data10.site_id;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err21 = {instancePath:instancePath+"/accounts/" + i0+"/site_id",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.site_id.type,parentSchema:schema3.properties.site_id,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err22 = {instancePath:instancePath+"/accounts/" + i0+"/site_id",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.site_id,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err23 = {instancePath:instancePath+"/accounts/" + i0+"/site_id",schemaPath:"contract:/components/schemas/OrganizationAccountResponse/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema3.properties.site_id,data:data14};
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
}
else {
const err24 = {instancePath:instancePath+"/accounts/" + i0,schemaPath:"contract:/components/schemas/OrganizationAccountResponse/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data10};
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
const err25 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema2.properties.accounts.type,parentSchema:schema2.properties.accounts,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.users !== undefined){
let data15 = data.users;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err26 = {instancePath:instancePath+"/users/" + i1+"/id",schemaPath:"contract:/components/schemas/OrganizationSimpleIdObject/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4.properties.id,data:data17};
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
const err27 = {instancePath:instancePath+"/users/" + i1+"/id",schemaPath:"contract:/components/schemas/OrganizationSimpleIdObject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.id.type,parentSchema:schema4.properties.id,data:data17};
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
const err28 = {instancePath:instancePath+"/users/" + i1,schemaPath:"contract:/components/schemas/OrganizationSimpleIdObject/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data:data16};
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
const err29 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema2.properties.users.type,parentSchema:schema2.properties.users,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.reserved_domains !== undefined){
let data18 = data.reserved_domains;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate3.call(this, data18[i2], {instancePath:instancePath+"/reserved_domains/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/reserved_domains",schemaPath:"#/properties/reserved_domains/type",keyword:"type",params:{type: "array"},schema:schema2.properties.reserved_domains.type,parentSchema:schema2.properties.reserved_domains,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.identity_providers !== undefined){
let data20 = data.identity_providers;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(validate5.call(this, data20[i3], {instancePath:instancePath+"/identity_providers/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/identity_providers",schemaPath:"#/properties/identity_providers/type",keyword:"type",params:{type: "array"},schema:schema2.properties.identity_providers.type,parentSchema:schema2.properties.identity_providers,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.links !== undefined){
let data22 = data.links;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.rel !== undefined){
let data24 = data23.rel;
if(typeof data24 !== "string"){
const err32 = {instancePath:instancePath+"/links/" + i4+"/rel",schemaPath:"contract:/components/schemas/LinkResponse/properties/rel/type",keyword:"type",params:{type: "string"},schema:schema7.properties.rel.type,parentSchema:schema7.properties.rel,data:data24};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data23.href !== undefined){
let data25 = data23.href;
if(typeof data25 !== "string"){
const err33 = {instancePath:instancePath+"/links/" + i4+"/href",schemaPath:"contract:/components/schemas/LinkResponse/properties/href/type",keyword:"type",params:{type: "string"},schema:schema7.properties.href.type,parentSchema:schema7.properties.href,data:data25};
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
const err34 = {instancePath:instancePath+"/links/" + i4,schemaPath:"contract:/components/schemas/LinkResponse/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data23};
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
const err35 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema2.properties.links.type,parentSchema:schema2.properties.links,data:data22};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"id":true,"name":true,"description":true,"default_account_id":true,"default_permission_profile_id":true,"created_on":true,"created_by":true,"last_modified_on":true,"last_modified_by":true,"accounts":true,"users":true,"reserved_domains":true,"identity_providers":true,"links":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.organizations !== undefined){
let data0 = data.organizations;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2.call(this, data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"},schema:schema1.properties.organizations.type,parentSchema:schema1.properties.organizations,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"organizations":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"organizations":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate15;
const schema17 = {"$id":"contract:/Organization_Organization_GetListV2.200.headers","type":"object","properties":{},"required":[]};

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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
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

exports.v2 = validate16;
const schema18 = {"$id":"contract:/DataRedaction_RedactIndividualMembershipData.200.body","$ref":"contract:/components/schemas/IndividualUserDataRedactionResponse"};
const schema19 = {"$id":"contract:/components/schemas/IndividualUserDataRedactionResponse","type":"object","properties":{"user_id":{"format":"uuid","type":"string"},"status":{"enum":["unknown","pending","failure","success","already_redacted"],"type":"string"},"membership_results":{"type":"array","items":{"$ref":"contract:/components/schemas/MembershipDataRedactionResponse"}}}};
const schema20 = {"$id":"contract:/components/schemas/MembershipDataRedactionResponse","type":"object","properties":{"account_id":{"format":"uuid","type":"string"},"status":{"enum":["unknown","pending","failure","success","already_redacted"],"type":"string"}}};

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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema19.properties.user_id,data:data0};
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
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.user_id.type,parentSchema:schema19.properties.user_id,data:data0};
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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema19.properties.status.type,parentSchema:schema19.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data1 === "unknown") || (data1 === "pending")) || (data1 === "failure")) || (data1 === "success")) || (data1 === "already_redacted"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema19.properties.status.enum},schema:schema19.properties.status.enum,parentSchema:schema19.properties.status,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.membership_results !== undefined){
let data2 = data.membership_results;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.account_id !== undefined){
let data4 = data3.account_id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err4 = {instancePath:instancePath+"/membership_results/" + i0+"/account_id",schemaPath:"contract:/components/schemas/MembershipDataRedactionResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.account_id,data:data4};
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
const err5 = {instancePath:instancePath+"/membership_results/" + i0+"/account_id",schemaPath:"contract:/components/schemas/MembershipDataRedactionResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.account_id.type,parentSchema:schema20.properties.account_id,data:data4};
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
let data5 = data3.status;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/membership_results/" + i0+"/status",schemaPath:"contract:/components/schemas/MembershipDataRedactionResponse/properties/status/type",keyword:"type",params:{type: "string"},schema:schema20.properties.status.type,parentSchema:schema20.properties.status,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data5 === "unknown") || (data5 === "pending")) || (data5 === "failure")) || (data5 === "success")) || (data5 === "already_redacted"))){
const err7 = {instancePath:instancePath+"/membership_results/" + i0+"/status",schemaPath:"contract:/components/schemas/MembershipDataRedactionResponse/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum},schema:schema20.properties.status.enum,parentSchema:schema20.properties.status,data:data5};
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
const err8 = {instancePath:instancePath+"/membership_results/" + i0,schemaPath:"contract:/components/schemas/MembershipDataRedactionResponse/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data3};
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
const err9 = {instancePath:instancePath+"/membership_results",schemaPath:"#/properties/membership_results/type",keyword:"type",params:{type: "array"},schema:schema19.properties.membership_results.type,parentSchema:schema19.properties.membership_results,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"user_id":true,"status":true,"membership_results":true},"dynamicProps":false,"dynamicItems":false};


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
validate16.evaluated = {"props":{"user_id":true,"status":true,"membership_results":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate19;
const schema21 = {"$id":"contract:/Account_Accounts_GetPermissionProfilesV2.200.body","$ref":"contract:/components/schemas/PermissionsResponse"};
const schema22 = {"$id":"contract:/components/schemas/PermissionsResponse","type":"object","properties":{"permissions":{"type":"array","items":{"$ref":"contract:/components/schemas/PermissionProfileResponse"}}}};
const schema23 = {"$id":"contract:/components/schemas/PermissionProfileResponse","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"}}};

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
if(data.permissions !== undefined){
let data0 = data.permissions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err0 = {instancePath:instancePath+"/permissions/" + i0+"/id",schemaPath:"contract:/components/schemas/PermissionProfileResponse/properties/id/int64",keyword:"int64",params:{},schema:schema23.properties.id.int64,parentSchema:schema23.properties.id,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/permissions/" + i0+"/name",schemaPath:"contract:/components/schemas/PermissionProfileResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data3};
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
const err2 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/PermissionProfileResponse/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data1};
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
const err3 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema22.properties.permissions.type,parentSchema:schema22.properties.permissions,data:data0};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"permissions":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate20.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"permissions":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate22;
const schema24 = {"$id":"contract:/Account_Accounts_GetGroupsV2.200.body","$ref":"contract:/components/schemas/MemberGroupsResponse"};
const schema25 = {"$id":"contract:/components/schemas/MemberGroupsResponse","type":"object","properties":{"groups":{"type":"array","items":{"$ref":"contract:/components/schemas/MemberGroupResponse"}},"paging":{"$ref":"contract:/components/schemas/PagingResponseProperties"}}};
const schema26 = {"$id":"contract:/components/schemas/MemberGroupResponse","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"type":{"type":"string"}}};
const schema27 = {"$id":"contract:/components/schemas/PagingResponseProperties","type":"object","properties":{"result_set_size":{"format":"int32","type":"integer","safeInteger":true},"result_set_start_position":{"format":"int32","type":"integer","safeInteger":true},"result_set_end_position":{"format":"int32","type":"integer","safeInteger":true},"total_set_size":{"format":"int32","type":"integer","safeInteger":true},"next":{"type":"string"},"previous":{"type":"string"}}};

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
if(data.groups !== undefined){
let data0 = data.groups;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err0 = {instancePath:instancePath+"/groups/" + i0+"/id",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/id/int64",keyword:"int64",params:{},schema:schema26.properties.id.int64,parentSchema:schema26.properties.id,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/groups/" + i0+"/name",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data3};
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
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/groups/" + i0+"/type",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data4};
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
const err3 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/MemberGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data1};
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
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},schema:schema25.properties.groups.type,parentSchema:schema25.properties.groups,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.paging !== undefined){
let data5 = data.paging;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.result_set_size !== undefined){
let data6 = data5.result_set_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/paging/result_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_size/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.result_set_size.type,parentSchema:schema27.properties.result_set_size,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err6 = {instancePath:instancePath+"/paging/result_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.result_set_size,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err7 = {instancePath:instancePath+"/paging/result_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.result_set_size,data:data6};
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
if(data5.result_set_start_position !== undefined){
let data7 = data5.result_set_start_position;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/paging/result_set_start_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_start_position/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.result_set_start_position.type,parentSchema:schema27.properties.result_set_start_position,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err9 = {instancePath:instancePath+"/paging/result_set_start_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_start_position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.result_set_start_position,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err10 = {instancePath:instancePath+"/paging/result_set_start_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_start_position/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.result_set_start_position,data:data7};
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
if(data5.result_set_end_position !== undefined){
let data8 = data5.result_set_end_position;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/paging/result_set_end_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_end_position/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.result_set_end_position.type,parentSchema:schema27.properties.result_set_end_position,data:data8};
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
const err12 = {instancePath:instancePath+"/paging/result_set_end_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_end_position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.result_set_end_position,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err13 = {instancePath:instancePath+"/paging/result_set_end_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_end_position/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.result_set_end_position,data:data8};
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
if(data5.total_set_size !== undefined){
let data9 = data5.total_set_size;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err14 = {instancePath:instancePath+"/paging/total_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/total_set_size/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.total_set_size.type,parentSchema:schema27.properties.total_set_size,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err15 = {instancePath:instancePath+"/paging/total_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/total_set_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.total_set_size,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err16 = {instancePath:instancePath+"/paging/total_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/total_set_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.total_set_size,data:data9};
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
if(data5.next !== undefined){
let data10 = data5.next;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/paging/next",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/next/type",keyword:"type",params:{type: "string"},schema:schema27.properties.next.type,parentSchema:schema27.properties.next,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.previous !== undefined){
let data11 = data5.previous;
if(typeof data11 !== "string"){
const err18 = {instancePath:instancePath+"/paging/previous",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/previous/type",keyword:"type",params:{type: "string"},schema:schema27.properties.previous.type,parentSchema:schema27.properties.previous,data:data11};
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
const err19 = {instancePath:instancePath+"/paging",schemaPath:"contract:/components/schemas/PagingResponseProperties/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data5};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"groups":true,"paging":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"groups":true,"paging":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate25;
const schema28 = {"$id":"contract:/OrganizationExport_OrganizationExport_Get.200.body","$ref":"contract:/components/schemas/OrganizationExportsResponse"};
const schema29 = {"$id":"contract:/components/schemas/OrganizationExportsResponse","type":"object","properties":{"exports":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationExportResponse"}}}};
const schema30 = {"$id":"contract:/components/schemas/OrganizationExportResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"type":{"type":"string"},"requestor":{"$ref":"contract:/components/schemas/OrganizationExportRequestorResponse"},"created":{"format":"date-time","type":"string","leapSecond":"date-time"},"last_modified":{"format":"date-time","type":"string","leapSecond":"date-time"},"completed":{"format":"date-time","type":"string","leapSecond":"date-time"},"expires":{"format":"date-time","type":"string","leapSecond":"date-time"},"status":{"type":"string"},"selected_accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/OrgExportSelectedAccount"}},"selected_domains":{"type":"array","items":{"$ref":"contract:/components/schemas/OrgExportSelectedDomain"}},"metadata_url":{"type":"string"},"percent_completed":{"format":"int32","type":"integer","safeInteger":true},"number_rows":{"int64":{}},"size_bytes":{"int64":{}},"results":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationExportTaskResponse"}},"success":{"type":"boolean"}}};
const schema31 = {"$id":"contract:/components/schemas/OrganizationExportRequestorResponse","type":"object","properties":{"name":{"type":"string"},"id":{"type":"string"},"type":{"type":"string"},"email":{"type":"string"}}};
const schema32 = {"$id":"contract:/components/schemas/OrgExportSelectedAccount","type":"object","properties":{"account_id":{"format":"uuid","type":"string"}}};
const schema33 = {"$id":"contract:/components/schemas/OrgExportSelectedDomain","type":"object","properties":{"domain":{"type":"string"}}};
const schema34 = {"$id":"contract:/components/schemas/OrganizationExportTaskResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"url":{"type":"string"},"number_rows":{"int64":{}},"size_bytes":{"int64":{}},"error_details":{"$ref":"contract:/components/schemas/OETR_ErrorDetails"}}};
const schema35 = {"$id":"contract:/components/schemas/OETR_ErrorDetails","type":"object","properties":{"error":{"type":"string"},"error_description":{"type":"string"}}};

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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema34.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.site_id.type,parentSchema:schema34.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema34.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema34.properties.site_id,data:data1};
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
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema34.properties.url.type,parentSchema:schema34.properties.url,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.number_rows !== undefined){
let data3 = data.number_rows;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "number_rows")) || false){
const err6 = {instancePath:instancePath+"/number_rows",schemaPath:"#/properties/number_rows/int64",keyword:"int64",params:{},schema:schema34.properties.number_rows.int64,parentSchema:schema34.properties.number_rows,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.size_bytes !== undefined){
let data4 = data.size_bytes;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "size_bytes")) || false){
const err7 = {instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/int64",keyword:"int64",params:{},schema:schema34.properties.size_bytes.int64,parentSchema:schema34.properties.size_bytes,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error_details !== undefined){
let data5 = data.error_details;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.error !== undefined){
let data6 = data5.error;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/error_details/error",schemaPath:"contract:/components/schemas/OETR_ErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema35.properties.error.type,parentSchema:schema35.properties.error,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.error_description !== undefined){
let data7 = data5.error_description;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/error_details/error_description",schemaPath:"contract:/components/schemas/OETR_ErrorDetails/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema35.properties.error_description.type,parentSchema:schema35.properties.error_description,data:data7};
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
const err10 = {instancePath:instancePath+"/error_details",schemaPath:"contract:/components/schemas/OETR_ErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data5};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true,"site_id":true,"url":true,"number_rows":true,"size_bytes":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema30.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema30.properties.id.type,parentSchema:schema30.properties.id,data:data0};
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
let data1 = data.type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema30.properties.type.type,parentSchema:schema30.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.requestor !== undefined){
let data2 = data.requestor;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/requestor/name",schemaPath:"contract:/components/schemas/OrganizationExportRequestorResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/requestor/id",schemaPath:"contract:/components/schemas/OrganizationExportRequestorResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.type !== undefined){
let data5 = data2.type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/requestor/type",schemaPath:"contract:/components/schemas/OrganizationExportRequestorResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema31.properties.type.type,parentSchema:schema31.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.email !== undefined){
let data6 = data2.email;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/requestor/email",schemaPath:"contract:/components/schemas/OrganizationExportRequestorResponse/properties/email/type",keyword:"type",params:{type: "string"},schema:schema31.properties.email.type,parentSchema:schema31.properties.email,data:data6};
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
const err7 = {instancePath:instancePath+"/requestor",schemaPath:"contract:/components/schemas/OrganizationExportRequestorResponse/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created !== undefined){
let data7 = data.created;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err8 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema30.properties.created,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema30.properties.created,data:data7};
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
const err10 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "string"},schema:schema30.properties.created.type,parentSchema:schema30.properties.created,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.last_modified !== undefined){
let data8 = data.last_modified;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err11 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema30.properties.last_modified,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema30.properties.last_modified,data:data8};
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
const err13 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/type",keyword:"type",params:{type: "string"},schema:schema30.properties.last_modified.type,parentSchema:schema30.properties.last_modified,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.completed !== undefined){
let data9 = data.completed;
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err14 = {instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema30.properties.completed,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.includes(":60")){
const next2 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema30.properties.completed,data:data9};
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
const err16 = {instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "string"},schema:schema30.properties.completed.type,parentSchema:schema30.properties.completed,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expires !== undefined){
let data10 = data.expires;
if(typeof data10 === "string"){
if(!(formats2.test(data10))){
const err17 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema30.properties.expires,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.includes(":60")){
const next3 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema30.properties.expires,data:data10};
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
const err19 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},schema:schema30.properties.expires.type,parentSchema:schema30.properties.expires,data:data10};
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
let data11 = data.status;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema30.properties.status.type,parentSchema:schema30.properties.status,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.selected_accounts !== undefined){
let data12 = data.selected_accounts;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.account_id !== undefined){
let data14 = data13.account_id;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err21 = {instancePath:instancePath+"/selected_accounts/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OrgExportSelectedAccount/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema32.properties.account_id,data:data14};
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
const err22 = {instancePath:instancePath+"/selected_accounts/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OrgExportSelectedAccount/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema32.properties.account_id.type,parentSchema:schema32.properties.account_id,data:data14};
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
const err23 = {instancePath:instancePath+"/selected_accounts/" + i0,schemaPath:"contract:/components/schemas/OrgExportSelectedAccount/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data13};
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
const err24 = {instancePath:instancePath+"/selected_accounts",schemaPath:"#/properties/selected_accounts/type",keyword:"type",params:{type: "array"},schema:schema30.properties.selected_accounts.type,parentSchema:schema30.properties.selected_accounts,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.selected_domains !== undefined){
let data15 = data.selected_domains;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.domain !== undefined){
let data17 = data16.domain;
if(typeof data17 !== "string"){
const err25 = {instancePath:instancePath+"/selected_domains/" + i1+"/domain",schemaPath:"contract:/components/schemas/OrgExportSelectedDomain/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema33.properties.domain.type,parentSchema:schema33.properties.domain,data:data17};
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
const err26 = {instancePath:instancePath+"/selected_domains/" + i1,schemaPath:"contract:/components/schemas/OrgExportSelectedDomain/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data16};
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
const err27 = {instancePath:instancePath+"/selected_domains",schemaPath:"#/properties/selected_domains/type",keyword:"type",params:{type: "array"},schema:schema30.properties.selected_domains.type,parentSchema:schema30.properties.selected_domains,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.metadata_url !== undefined){
let data18 = data.metadata_url;
if(typeof data18 !== "string"){
const err28 = {instancePath:instancePath+"/metadata_url",schemaPath:"#/properties/metadata_url/type",keyword:"type",params:{type: "string"},schema:schema30.properties.metadata_url.type,parentSchema:schema30.properties.metadata_url,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.percent_completed !== undefined){
let data19 = data.percent_completed;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err29 = {instancePath:instancePath+"/percent_completed",schemaPath:"#/properties/percent_completed/type",keyword:"type",params:{type: "integer"},schema:schema30.properties.percent_completed.type,parentSchema:schema30.properties.percent_completed,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(Math.abs(data19) > 9007199254740991){
const err30 = {instancePath:instancePath+"/percent_completed",schemaPath:"#/properties/percent_completed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema30.properties.percent_completed,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(Number.isInteger(data19) && data19 >= -2147483648 && data19 <= 2147483647)){
const err31 = {instancePath:instancePath+"/percent_completed",schemaPath:"#/properties/percent_completed/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema30.properties.percent_completed,data:data19};
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
if(data.number_rows !== undefined){
let data20 = data.number_rows;
if(!((typeof data20 === "number" && Number.isSafeInteger(data20) && !Object.is(data20, -0)) || (typeof data20 === "bigint" && data20 >= -9223372036854775808n && data20 <= 9223372036854775807n)) || (this && this.has(data, "number_rows")) || false){
const err32 = {instancePath:instancePath+"/number_rows",schemaPath:"#/properties/number_rows/int64",keyword:"int64",params:{},schema:schema30.properties.number_rows.int64,parentSchema:schema30.properties.number_rows,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.size_bytes !== undefined){
let data21 = data.size_bytes;
if(!((typeof data21 === "number" && Number.isSafeInteger(data21) && !Object.is(data21, -0)) || (typeof data21 === "bigint" && data21 >= -9223372036854775808n && data21 <= 9223372036854775807n)) || (this && this.has(data, "size_bytes")) || false){
const err33 = {instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/int64",keyword:"int64",params:{},schema:schema30.properties.size_bytes.int64,parentSchema:schema30.properties.size_bytes,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.results !== undefined){
let data22 = data.results;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(!(validate28.call(this, data22[i2], {instancePath:instancePath+"/results/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},schema:schema30.properties.results.type,parentSchema:schema30.properties.results,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.success !== undefined){
let data24 = data.success;
if(typeof data24 !== "boolean"){
const err35 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.success.type,parentSchema:schema30.properties.success,data:data24};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"type":true,"requestor":true,"created":true,"last_modified":true,"completed":true,"expires":true,"status":true,"selected_accounts":true,"selected_domains":true,"metadata_url":true,"percent_completed":true,"number_rows":true,"size_bytes":true,"results":true,"success":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.exports !== undefined){
let data0 = data.exports;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27.call(this, data0[i0], {instancePath:instancePath+"/exports/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/exports",schemaPath:"#/properties/exports/type",keyword:"type",params:{type: "array"},schema:schema29.properties.exports.type,parentSchema:schema29.properties.exports,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
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
validate26.evaluated = {"props":{"exports":true},"dynamicProps":false,"dynamicItems":false};


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
validate25.evaluated = {"props":{"exports":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate32;
const schema36 = {"$id":"contract:/OrganizationExport_OrganizationExport_Insert.200.body","$ref":"contract:/components/schemas/OrganizationExportResponse"};

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
if(!(validate27.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate27.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"type":true,"requestor":true,"created":true,"last_modified":true,"completed":true,"expires":true,"status":true,"selected_accounts":true,"selected_domains":true,"metadata_url":true,"percent_completed":true,"number_rows":true,"size_bytes":true,"results":true,"success":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate34;
const schema37 = {"$id":"contract:/OrganizationExport_OrganizationExport_DeleteByExportId.200.body","type":"object"};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate35;
const schema38 = {"$id":"contract:/OrganizationImport_OrganizationImportAccountSettings_Get.200.body","type":"array","items":{"$ref":"contract:/components/schemas/OrganizationAccountSettingsImportResponse"}};
const schema39 = {"$id":"contract:/components/schemas/OrganizationAccountSettingsImportResponse","type":"object","properties":{"created":{"format":"date-time","type":"string","leapSecond":"date-time"},"last_modified":{"format":"date-time","type":"string","leapSecond":"date-time"},"completed":{"format":"date-time","type":"string","leapSecond":"date-time"},"expires":{"format":"date-time","type":"string","leapSecond":"date-time"},"percent_completed":{"format":"int32","type":"integer","safeInteger":true},"number_processed_accounts":{"int64":{}},"number_unprocessed_accounts":{"int64":{}},"results":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationAccountSettingsImportResultResponse"}},"success":{"type":"boolean"},"skipped_settings_by_account":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"id":{"type":"string"},"organization_id":{"type":"string"},"status":{"type":"string"},"type":{"type":"string"},"requestor":{"$ref":"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse"}}};
const schema43 = {"$id":"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse","type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"}}};
const schema40 = {"$id":"contract:/components/schemas/OrganizationAccountSettingsImportResultResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"url":{"type":"string"},"number_processed_accounts":{"int64":{}},"error_details":{"$ref":"contract:/components/schemas/OASIRR_ErrorDetails"},"processing_issues_by_account":{"type":"array","items":{"$ref":"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse"}},"number_unprocessed_accounts":{"int64":{}}}};
const schema41 = {"$id":"contract:/components/schemas/OASIRR_ErrorDetails","type":"object","properties":{"error":{"type":"string"},"error_description":{"type":"string"}}};
const schema42 = {"$id":"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse","type":"object","properties":{"account_id":{"type":"string"},"account_name":{"type":"string"},"error":{"type":"string"},"error_key":{"type":"string"},"setting_key":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema40.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.id.type,parentSchema:schema40.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.site_id.type,parentSchema:schema40.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema40.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema40.properties.site_id,data:data1};
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
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema40.properties.url.type,parentSchema:schema40.properties.url,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.number_processed_accounts !== undefined){
let data3 = data.number_processed_accounts;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "number_processed_accounts")) || false){
const err6 = {instancePath:instancePath+"/number_processed_accounts",schemaPath:"#/properties/number_processed_accounts/int64",keyword:"int64",params:{},schema:schema40.properties.number_processed_accounts.int64,parentSchema:schema40.properties.number_processed_accounts,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.error_details !== undefined){
let data4 = data.error_details;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.error !== undefined){
let data5 = data4.error;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/error_details/error",schemaPath:"contract:/components/schemas/OASIRR_ErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema41.properties.error.type,parentSchema:schema41.properties.error,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.error_description !== undefined){
let data6 = data4.error_description;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/error_details/error_description",schemaPath:"contract:/components/schemas/OASIRR_ErrorDetails/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema41.properties.error_description.type,parentSchema:schema41.properties.error_description,data:data6};
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
const err9 = {instancePath:instancePath+"/error_details",schemaPath:"contract:/components/schemas/OASIRR_ErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.processing_issues_by_account !== undefined){
let data7 = data.processing_issues_by_account;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.account_id !== undefined){
let data9 = data8.account_id;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/processing_issues_by_account/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.account_id.type,parentSchema:schema42.properties.account_id,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.account_name !== undefined){
let data10 = data8.account_name;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/processing_issues_by_account/" + i0+"/account_name",schemaPath:"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema42.properties.account_name.type,parentSchema:schema42.properties.account_name,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.error !== undefined){
let data11 = data8.error;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/processing_issues_by_account/" + i0+"/error",schemaPath:"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse/properties/error/type",keyword:"type",params:{type: "string"},schema:schema42.properties.error.type,parentSchema:schema42.properties.error,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.error_key !== undefined){
let data12 = data8.error_key;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/processing_issues_by_account/" + i0+"/error_key",schemaPath:"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse/properties/error_key/type",keyword:"type",params:{type: "string"},schema:schema42.properties.error_key.type,parentSchema:schema42.properties.error_key,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.setting_key !== undefined){
let data13 = data8.setting_key;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/processing_issues_by_account/" + i0+"/setting_key",schemaPath:"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse/properties/setting_key/type",keyword:"type",params:{type: "string"},schema:schema42.properties.setting_key.type,parentSchema:schema42.properties.setting_key,data:data13};
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
const err15 = {instancePath:instancePath+"/processing_issues_by_account/" + i0,schemaPath:"contract:/components/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data:data8};
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
const err16 = {instancePath:instancePath+"/processing_issues_by_account",schemaPath:"#/properties/processing_issues_by_account/type",keyword:"type",params:{type: "array"},schema:schema40.properties.processing_issues_by_account.type,parentSchema:schema40.properties.processing_issues_by_account,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.number_unprocessed_accounts !== undefined){
let data14 = data.number_unprocessed_accounts;
if(!((typeof data14 === "number" && Number.isSafeInteger(data14) && !Object.is(data14, -0)) || (typeof data14 === "bigint" && data14 >= -9223372036854775808n && data14 <= 9223372036854775807n)) || (this && this.has(data, "number_unprocessed_accounts")) || false){
const err17 = {instancePath:instancePath+"/number_unprocessed_accounts",schemaPath:"#/properties/number_unprocessed_accounts/int64",keyword:"int64",params:{},schema:schema40.properties.number_unprocessed_accounts.int64,parentSchema:schema40.properties.number_unprocessed_accounts,data:data14};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"id":true,"site_id":true,"url":true,"number_processed_accounts":true,"error_details":true,"processing_issues_by_account":true,"number_unprocessed_accounts":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.created !== undefined){
let data0 = data.created;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
const err0 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.created,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err1 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.created,data:data0};
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
const err2 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "string"},schema:schema39.properties.created.type,parentSchema:schema39.properties.created,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.last_modified !== undefined){
let data1 = data.last_modified;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err3 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.last_modified,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.includes(":60")){
const next1 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.last_modified,data:data1};
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
const err5 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/type",keyword:"type",params:{type: "string"},schema:schema39.properties.last_modified.type,parentSchema:schema39.properties.last_modified,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.completed !== undefined){
let data2 = data.completed;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err6 = {instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.completed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.includes(":60")){
const next2 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.completed,data:data2};
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
const err8 = {instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "string"},schema:schema39.properties.completed.type,parentSchema:schema39.properties.completed,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err9 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.expires,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.includes(":60")){
const next3 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.expires,data:data3};
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
const err11 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},schema:schema39.properties.expires.type,parentSchema:schema39.properties.expires,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.percent_completed !== undefined){
let data4 = data.percent_completed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/percent_completed",schemaPath:"#/properties/percent_completed/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.percent_completed.type,parentSchema:schema39.properties.percent_completed,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err13 = {instancePath:instancePath+"/percent_completed",schemaPath:"#/properties/percent_completed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.percent_completed,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err14 = {instancePath:instancePath+"/percent_completed",schemaPath:"#/properties/percent_completed/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema39.properties.percent_completed,data:data4};
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
if(data.number_processed_accounts !== undefined){
let data5 = data.number_processed_accounts;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "number_processed_accounts")) || false){
const err15 = {instancePath:instancePath+"/number_processed_accounts",schemaPath:"#/properties/number_processed_accounts/int64",keyword:"int64",params:{},schema:schema39.properties.number_processed_accounts.int64,parentSchema:schema39.properties.number_processed_accounts,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.number_unprocessed_accounts !== undefined){
let data6 = data.number_unprocessed_accounts;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "number_unprocessed_accounts")) || false){
const err16 = {instancePath:instancePath+"/number_unprocessed_accounts",schemaPath:"#/properties/number_unprocessed_accounts/int64",keyword:"int64",params:{},schema:schema39.properties.number_unprocessed_accounts.int64,parentSchema:schema39.properties.number_unprocessed_accounts,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.results !== undefined){
let data7 = data.results;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37.call(this, data7[i0], {instancePath:instancePath+"/results/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},schema:schema39.properties.results.type,parentSchema:schema39.properties.results,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.success !== undefined){
let data9 = data.success;
if(typeof data9 !== "boolean"){
const err18 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},schema:schema39.properties.success.type,parentSchema:schema39.properties.success,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.skipped_settings_by_account !== undefined){
let data10 = data.skipped_settings_by_account;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
let data11 = data10[key0];
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err19 = {instancePath:instancePath+"/skipped_settings_by_account/" + runtime.escapeName(key0)+"/" + i1,schemaPath:"#/properties/skipped_settings_by_account/additionalProperties/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.skipped_settings_by_account.additionalProperties.items.type,parentSchema:schema39.properties.skipped_settings_by_account.additionalProperties.items,data:data12};
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
const err20 = {instancePath:instancePath+"/skipped_settings_by_account/" + runtime.escapeName(key0),schemaPath:"#/properties/skipped_settings_by_account/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema39.properties.skipped_settings_by_account.additionalProperties.type,parentSchema:schema39.properties.skipped_settings_by_account.additionalProperties,data:data11};
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
const err21 = {instancePath:instancePath+"/skipped_settings_by_account",schemaPath:"#/properties/skipped_settings_by_account/type",keyword:"type",params:{type: "object"},schema:schema39.properties.skipped_settings_by_account.type,parentSchema:schema39.properties.skipped_settings_by_account,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.id !== undefined){
let data13 = data.id;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.id.type,parentSchema:schema39.properties.id,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data14 = data.organization_id;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.organization_id.type,parentSchema:schema39.properties.organization_id,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.type !== undefined){
let data16 = data.type;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema39.properties.type.type,parentSchema:schema39.properties.type,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.requestor !== undefined){
let data17 = data.requestor;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 !== "string"){
const err26 = {instancePath:instancePath+"/requestor/id",schemaPath:"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data17.type !== undefined){
let data19 = data17.type;
if(typeof data19 !== "string"){
const err27 = {instancePath:instancePath+"/requestor/type",schemaPath:"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema43.properties.type.type,parentSchema:schema43.properties.type,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.name !== undefined){
let data20 = data17.name;
if(typeof data20 !== "string"){
const err28 = {instancePath:instancePath+"/requestor/name",schemaPath:"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data17.email !== undefined){
let data21 = data17.email;
if(typeof data21 !== "string"){
const err29 = {instancePath:instancePath+"/requestor/email",schemaPath:"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse/properties/email/type",keyword:"type",params:{type: "string"},schema:schema43.properties.email.type,parentSchema:schema43.properties.email,data:data21};
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
const err30 = {instancePath:instancePath+"/requestor",schemaPath:"contract:/components/schemas/OrganizationAccountSettingsImportRequestorResponse/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data:data17};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"created":true,"last_modified":true,"completed":true,"expires":true,"percent_completed":true,"number_processed_accounts":true,"number_unprocessed_accounts":true,"results":true,"success":true,"skipped_settings_by_account":true,"id":true,"organization_id":true,"status":true,"type":true,"requestor":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate40;
const schema44 = {"$id":"contract:/OrganizationImport_OrganizationImportAccountSettings_Post.200.body","$ref":"contract:/components/schemas/OrganizationAccountSettingsImportResponse"};

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
if(!(validate36.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"created":true,"last_modified":true,"completed":true,"expires":true,"percent_completed":true,"number_processed_accounts":true,"number_unprocessed_accounts":true,"results":true,"success":true,"skipped_settings_by_account":true,"id":true,"organization_id":true,"status":true,"type":true,"requestor":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate42;
const schema45 = {"$id":"contract:/OrganizationImport_OrganizationImportUsers_Insert.200.body","$ref":"contract:/components/schemas/OrganizationImportResponse"};
const schema46 = {"$id":"contract:/components/schemas/OrganizationImportResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"type":{"type":"string"},"requestor":{"$ref":"contract:/components/schemas/OrganizationImportResponseRequestor"},"created":{"format":"date-time","type":"string","leapSecond":"date-time"},"last_modified":{"format":"date-time","type":"string","leapSecond":"date-time"},"status":{"type":"string"},"user_count":{"format":"int32","type":"integer","safeInteger":true},"processed_user_count":{"format":"int32","type":"integer","safeInteger":true},"added_user_count":{"format":"int32","type":"integer","safeInteger":true},"updated_user_count":{"format":"int32","type":"integer","safeInteger":true},"closed_user_count":{"format":"int32","type":"integer","safeInteger":true},"no_action_required_user_count":{"format":"int32","type":"integer","safeInteger":true},"error_count":{"format":"int32","type":"integer","safeInteger":true},"warning_count":{"format":"int32","type":"integer","safeInteger":true},"invalid_column_headers":{"type":"string"},"imports_not_found_or_not_available_for_accounts":{"type":"string"},"imports_failed_for_accounts":{"type":"string"},"imports_timed_out_for_accounts":{"type":"string"},"imports_not_found_or_not_available_for_sites":{"type":"string"},"imports_failed_for_sites":{"type":"string"},"imports_timed_out_for_sites":{"type":"string"},"file_level_error_rollups":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationImportResponseErrorRollup"}},"user_level_error_rollups":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationImportResponseErrorRollup"}},"user_level_warning_rollups":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationImportResponseWarningRollup"}},"has_csv_results":{"type":"boolean"},"results_uri":{"type":"string"}}};
const schema47 = {"$id":"contract:/components/schemas/OrganizationImportResponseRequestor","type":"object","properties":{"name":{"type":"string"},"id":{"type":"string"},"type":{"type":"string"},"email":{"type":"string"}}};
const schema48 = {"$id":"contract:/components/schemas/OrganizationImportResponseErrorRollup","type":"object","properties":{"error_type":{"type":"string"},"count":{"format":"int32","type":"integer","safeInteger":true}}};
const schema50 = {"$id":"contract:/components/schemas/OrganizationImportResponseWarningRollup","type":"object","properties":{"warning_type":{"type":"string"},"count":{"format":"int32","type":"integer","safeInteger":true}}};

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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema46.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.id.type,parentSchema:schema46.properties.id,data:data0};
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
let data1 = data.type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema46.properties.type.type,parentSchema:schema46.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.requestor !== undefined){
let data2 = data.requestor;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/requestor/name",schemaPath:"contract:/components/schemas/OrganizationImportResponseRequestor/properties/name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/requestor/id",schemaPath:"contract:/components/schemas/OrganizationImportResponseRequestor/properties/id/type",keyword:"type",params:{type: "string"},schema:schema47.properties.id.type,parentSchema:schema47.properties.id,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.type !== undefined){
let data5 = data2.type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/requestor/type",schemaPath:"contract:/components/schemas/OrganizationImportResponseRequestor/properties/type/type",keyword:"type",params:{type: "string"},schema:schema47.properties.type.type,parentSchema:schema47.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.email !== undefined){
let data6 = data2.email;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/requestor/email",schemaPath:"contract:/components/schemas/OrganizationImportResponseRequestor/properties/email/type",keyword:"type",params:{type: "string"},schema:schema47.properties.email.type,parentSchema:schema47.properties.email,data:data6};
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
const err7 = {instancePath:instancePath+"/requestor",schemaPath:"contract:/components/schemas/OrganizationImportResponseRequestor/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created !== undefined){
let data7 = data.created;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err8 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema46.properties.created,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema46.properties.created,data:data7};
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
const err10 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "string"},schema:schema46.properties.created.type,parentSchema:schema46.properties.created,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.last_modified !== undefined){
let data8 = data.last_modified;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err11 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema46.properties.last_modified,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema46.properties.last_modified,data:data8};
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
const err13 = {instancePath:instancePath+"/last_modified",schemaPath:"#/properties/last_modified/type",keyword:"type",params:{type: "string"},schema:schema46.properties.last_modified.type,parentSchema:schema46.properties.last_modified,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema46.properties.status.type,parentSchema:schema46.properties.status,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.user_count !== undefined){
let data10 = data.user_count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err15 = {instancePath:instancePath+"/user_count",schemaPath:"#/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.user_count.type,parentSchema:schema46.properties.user_count,data:data10};
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
const err16 = {instancePath:instancePath+"/user_count",schemaPath:"#/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.user_count,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err17 = {instancePath:instancePath+"/user_count",schemaPath:"#/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.user_count,data:data10};
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
if(data.processed_user_count !== undefined){
let data11 = data.processed_user_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/processed_user_count",schemaPath:"#/properties/processed_user_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.processed_user_count.type,parentSchema:schema46.properties.processed_user_count,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err19 = {instancePath:instancePath+"/processed_user_count",schemaPath:"#/properties/processed_user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.processed_user_count,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err20 = {instancePath:instancePath+"/processed_user_count",schemaPath:"#/properties/processed_user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.processed_user_count,data:data11};
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
if(data.added_user_count !== undefined){
let data12 = data.added_user_count;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/added_user_count",schemaPath:"#/properties/added_user_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.added_user_count.type,parentSchema:schema46.properties.added_user_count,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err22 = {instancePath:instancePath+"/added_user_count",schemaPath:"#/properties/added_user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.added_user_count,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err23 = {instancePath:instancePath+"/added_user_count",schemaPath:"#/properties/added_user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.added_user_count,data:data12};
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
if(data.updated_user_count !== undefined){
let data13 = data.updated_user_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/updated_user_count",schemaPath:"#/properties/updated_user_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.updated_user_count.type,parentSchema:schema46.properties.updated_user_count,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err25 = {instancePath:instancePath+"/updated_user_count",schemaPath:"#/properties/updated_user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.updated_user_count,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err26 = {instancePath:instancePath+"/updated_user_count",schemaPath:"#/properties/updated_user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.updated_user_count,data:data13};
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
if(data.closed_user_count !== undefined){
let data14 = data.closed_user_count;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/closed_user_count",schemaPath:"#/properties/closed_user_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.closed_user_count.type,parentSchema:schema46.properties.closed_user_count,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err28 = {instancePath:instancePath+"/closed_user_count",schemaPath:"#/properties/closed_user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.closed_user_count,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err29 = {instancePath:instancePath+"/closed_user_count",schemaPath:"#/properties/closed_user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.closed_user_count,data:data14};
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
if(data.no_action_required_user_count !== undefined){
let data15 = data.no_action_required_user_count;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/no_action_required_user_count",schemaPath:"#/properties/no_action_required_user_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.no_action_required_user_count.type,parentSchema:schema46.properties.no_action_required_user_count,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err31 = {instancePath:instancePath+"/no_action_required_user_count",schemaPath:"#/properties/no_action_required_user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.no_action_required_user_count,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(Number.isInteger(data15) && data15 >= -2147483648 && data15 <= 2147483647)){
const err32 = {instancePath:instancePath+"/no_action_required_user_count",schemaPath:"#/properties/no_action_required_user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.no_action_required_user_count,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.error_count !== undefined){
let data16 = data.error_count;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/error_count",schemaPath:"#/properties/error_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.error_count.type,parentSchema:schema46.properties.error_count,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(Math.abs(data16) > 9007199254740991){
const err34 = {instancePath:instancePath+"/error_count",schemaPath:"#/properties/error_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.error_count,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(Number.isInteger(data16) && data16 >= -2147483648 && data16 <= 2147483647)){
const err35 = {instancePath:instancePath+"/error_count",schemaPath:"#/properties/error_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.error_count,data:data16};
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
if(data.warning_count !== undefined){
let data17 = data.warning_count;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err36 = {instancePath:instancePath+"/warning_count",schemaPath:"#/properties/warning_count/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.warning_count.type,parentSchema:schema46.properties.warning_count,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(Math.abs(data17) > 9007199254740991){
const err37 = {instancePath:instancePath+"/warning_count",schemaPath:"#/properties/warning_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema46.properties.warning_count,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(Number.isInteger(data17) && data17 >= -2147483648 && data17 <= 2147483647)){
const err38 = {instancePath:instancePath+"/warning_count",schemaPath:"#/properties/warning_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema46.properties.warning_count,data:data17};
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
if(data.invalid_column_headers !== undefined){
let data18 = data.invalid_column_headers;
if(typeof data18 !== "string"){
const err39 = {instancePath:instancePath+"/invalid_column_headers",schemaPath:"#/properties/invalid_column_headers/type",keyword:"type",params:{type: "string"},schema:schema46.properties.invalid_column_headers.type,parentSchema:schema46.properties.invalid_column_headers,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.imports_not_found_or_not_available_for_accounts !== undefined){
let data19 = data.imports_not_found_or_not_available_for_accounts;
if(typeof data19 !== "string"){
const err40 = {instancePath:instancePath+"/imports_not_found_or_not_available_for_accounts",schemaPath:"#/properties/imports_not_found_or_not_available_for_accounts/type",keyword:"type",params:{type: "string"},schema:schema46.properties.imports_not_found_or_not_available_for_accounts.type,parentSchema:schema46.properties.imports_not_found_or_not_available_for_accounts,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.imports_failed_for_accounts !== undefined){
let data20 = data.imports_failed_for_accounts;
if(typeof data20 !== "string"){
const err41 = {instancePath:instancePath+"/imports_failed_for_accounts",schemaPath:"#/properties/imports_failed_for_accounts/type",keyword:"type",params:{type: "string"},schema:schema46.properties.imports_failed_for_accounts.type,parentSchema:schema46.properties.imports_failed_for_accounts,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.imports_timed_out_for_accounts !== undefined){
let data21 = data.imports_timed_out_for_accounts;
if(typeof data21 !== "string"){
const err42 = {instancePath:instancePath+"/imports_timed_out_for_accounts",schemaPath:"#/properties/imports_timed_out_for_accounts/type",keyword:"type",params:{type: "string"},schema:schema46.properties.imports_timed_out_for_accounts.type,parentSchema:schema46.properties.imports_timed_out_for_accounts,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.imports_not_found_or_not_available_for_sites !== undefined){
let data22 = data.imports_not_found_or_not_available_for_sites;
if(typeof data22 !== "string"){
const err43 = {instancePath:instancePath+"/imports_not_found_or_not_available_for_sites",schemaPath:"#/properties/imports_not_found_or_not_available_for_sites/type",keyword:"type",params:{type: "string"},schema:schema46.properties.imports_not_found_or_not_available_for_sites.type,parentSchema:schema46.properties.imports_not_found_or_not_available_for_sites,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.imports_failed_for_sites !== undefined){
let data23 = data.imports_failed_for_sites;
if(typeof data23 !== "string"){
const err44 = {instancePath:instancePath+"/imports_failed_for_sites",schemaPath:"#/properties/imports_failed_for_sites/type",keyword:"type",params:{type: "string"},schema:schema46.properties.imports_failed_for_sites.type,parentSchema:schema46.properties.imports_failed_for_sites,data:data23};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.imports_timed_out_for_sites !== undefined){
let data24 = data.imports_timed_out_for_sites;
if(typeof data24 !== "string"){
const err45 = {instancePath:instancePath+"/imports_timed_out_for_sites",schemaPath:"#/properties/imports_timed_out_for_sites/type",keyword:"type",params:{type: "string"},schema:schema46.properties.imports_timed_out_for_sites.type,parentSchema:schema46.properties.imports_timed_out_for_sites,data:data24};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.file_level_error_rollups !== undefined){
let data25 = data.file_level_error_rollups;
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.error_type !== undefined){
let data27 = data26.error_type;
if(typeof data27 !== "string"){
const err46 = {instancePath:instancePath+"/file_level_error_rollups/" + i0+"/error_type",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/error_type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.error_type.type,parentSchema:schema48.properties.error_type,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data26.count !== undefined){
let data28 = data26.count;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err47 = {instancePath:instancePath+"/file_level_error_rollups/" + i0+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.count.type,parentSchema:schema48.properties.count,data:data28};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(Math.abs(data28) > 9007199254740991){
const err48 = {instancePath:instancePath+"/file_level_error_rollups/" + i0+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.count,data:data28};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(Number.isInteger(data28) && data28 >= -2147483648 && data28 <= 2147483647)){
const err49 = {instancePath:instancePath+"/file_level_error_rollups/" + i0+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.count,data:data28};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/file_level_error_rollups/" + i0,schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data26};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/file_level_error_rollups",schemaPath:"#/properties/file_level_error_rollups/type",keyword:"type",params:{type: "array"},schema:schema46.properties.file_level_error_rollups.type,parentSchema:schema46.properties.file_level_error_rollups,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.user_level_error_rollups !== undefined){
let data29 = data.user_level_error_rollups;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.error_type !== undefined){
let data31 = data30.error_type;
if(typeof data31 !== "string"){
const err52 = {instancePath:instancePath+"/user_level_error_rollups/" + i1+"/error_type",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/error_type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.error_type.type,parentSchema:schema48.properties.error_type,data:data31};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data30.count !== undefined){
let data32 = data30.count;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err53 = {instancePath:instancePath+"/user_level_error_rollups/" + i1+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.count.type,parentSchema:schema48.properties.count,data:data32};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(Math.abs(data32) > 9007199254740991){
const err54 = {instancePath:instancePath+"/user_level_error_rollups/" + i1+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.count,data:data32};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(Number.isInteger(data32) && data32 >= -2147483648 && data32 <= 2147483647)){
const err55 = {instancePath:instancePath+"/user_level_error_rollups/" + i1+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.count,data:data32};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/user_level_error_rollups/" + i1,schemaPath:"contract:/components/schemas/OrganizationImportResponseErrorRollup/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data30};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/user_level_error_rollups",schemaPath:"#/properties/user_level_error_rollups/type",keyword:"type",params:{type: "array"},schema:schema46.properties.user_level_error_rollups.type,parentSchema:schema46.properties.user_level_error_rollups,data:data29};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.user_level_warning_rollups !== undefined){
let data33 = data.user_level_warning_rollups;
if(Array.isArray(data33)){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.warning_type !== undefined){
let data35 = data34.warning_type;
if(typeof data35 !== "string"){
const err58 = {instancePath:instancePath+"/user_level_warning_rollups/" + i2+"/warning_type",schemaPath:"contract:/components/schemas/OrganizationImportResponseWarningRollup/properties/warning_type/type",keyword:"type",params:{type: "string"},schema:schema50.properties.warning_type.type,parentSchema:schema50.properties.warning_type,data:data35};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data34.count !== undefined){
let data36 = data34.count;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err59 = {instancePath:instancePath+"/user_level_warning_rollups/" + i2+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseWarningRollup/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.count.type,parentSchema:schema50.properties.count,data:data36};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(Math.abs(data36) > 9007199254740991){
const err60 = {instancePath:instancePath+"/user_level_warning_rollups/" + i2+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseWarningRollup/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema50.properties.count,data:data36};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(Number.isInteger(data36) && data36 >= -2147483648 && data36 <= 2147483647)){
const err61 = {instancePath:instancePath+"/user_level_warning_rollups/" + i2+"/count",schemaPath:"contract:/components/schemas/OrganizationImportResponseWarningRollup/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema50.properties.count,data:data36};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/user_level_warning_rollups/" + i2,schemaPath:"contract:/components/schemas/OrganizationImportResponseWarningRollup/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data:data34};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/user_level_warning_rollups",schemaPath:"#/properties/user_level_warning_rollups/type",keyword:"type",params:{type: "array"},schema:schema46.properties.user_level_warning_rollups.type,parentSchema:schema46.properties.user_level_warning_rollups,data:data33};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.has_csv_results !== undefined){
let data37 = data.has_csv_results;
if(typeof data37 !== "boolean"){
const err64 = {instancePath:instancePath+"/has_csv_results",schemaPath:"#/properties/has_csv_results/type",keyword:"type",params:{type: "boolean"},schema:schema46.properties.has_csv_results.type,parentSchema:schema46.properties.has_csv_results,data:data37};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.results_uri !== undefined){
let data38 = data.results_uri;
if(typeof data38 !== "string"){
const err65 = {instancePath:instancePath+"/results_uri",schemaPath:"#/properties/results_uri/type",keyword:"type",params:{type: "string"},schema:schema46.properties.results_uri.type,parentSchema:schema46.properties.results_uri,data:data38};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"id":true,"type":true,"requestor":true,"created":true,"last_modified":true,"status":true,"user_count":true,"processed_user_count":true,"added_user_count":true,"updated_user_count":true,"closed_user_count":true,"no_action_required_user_count":true,"error_count":true,"warning_count":true,"invalid_column_headers":true,"imports_not_found_or_not_available_for_accounts":true,"imports_failed_for_accounts":true,"imports_timed_out_for_accounts":true,"imports_not_found_or_not_available_for_sites":true,"imports_failed_for_sites":true,"imports_timed_out_for_sites":true,"file_level_error_rollups":true,"user_level_error_rollups":true,"user_level_warning_rollups":true,"has_csv_results":true,"results_uri":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate43.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"id":true,"type":true,"requestor":true,"created":true,"last_modified":true,"status":true,"user_count":true,"processed_user_count":true,"added_user_count":true,"updated_user_count":true,"closed_user_count":true,"no_action_required_user_count":true,"error_count":true,"warning_count":true,"invalid_column_headers":true,"imports_not_found_or_not_available_for_accounts":true,"imports_failed_for_accounts":true,"imports_timed_out_for_accounts":true,"imports_not_found_or_not_available_for_sites":true,"imports_failed_for_sites":true,"imports_timed_out_for_sites":true,"file_level_error_rollups":true,"user_level_error_rollups":true,"user_level_warning_rollups":true,"has_csv_results":true,"results_uri":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate45;
const schema51 = {"$id":"contract:/OrganizationImport_OrganizationImportUsers_Get.200.body","$ref":"contract:/components/schemas/OrganizationImportsResponse"};
const schema52 = {"$id":"contract:/components/schemas/OrganizationImportsResponse","type":"object","properties":{"imports":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationImportResponse"}}}};

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
if(data.imports !== undefined){
let data0 = data.imports;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43.call(this, data0[i0], {instancePath:instancePath+"/imports/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},schema:schema52.properties.imports.type,parentSchema:schema52.properties.imports,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
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
validate46.evaluated = {"props":{"imports":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate46.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"imports":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate49;
const schema53 = {"$id":"contract:/Organization_GetIdentityProviders.200.body","$ref":"contract:/components/schemas/IdentityProvidersResponse"};

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
if(!(validate5.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"identity_providers":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate51;
const schema54 = {"$id":"contract:/Organization_GetReservedDomains.200.body","$ref":"contract:/components/schemas/DomainsResponse"};
const schema55 = {"$id":"contract:/components/schemas/DomainsResponse","type":"object","properties":{"reserved_domains":{"type":"array","items":{"$ref":"contract:/components/schemas/DomainResponse"}}}};

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
if(data.reserved_domains !== undefined){
let data0 = data.reserved_domains;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3.call(this, data0[i0], {instancePath:instancePath+"/reserved_domains/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/reserved_domains",schemaPath:"#/properties/reserved_domains/type",keyword:"type",params:{type: "array"},schema:schema55.properties.reserved_domains.type,parentSchema:schema55.properties.reserved_domains,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"reserved_domains":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate52.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"reserved_domains":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate55;
const schema56 = {"$id":"contract:/User_Users_UpdateV2.200.body","$ref":"contract:/components/schemas/UsersUpdateResponse"};
const schema57 = {"$id":"contract:/components/schemas/UsersUpdateResponse","type":"object","properties":{"success":{"type":"boolean"},"users":{"type":"array","items":{"$ref":"contract:/components/schemas/UserUpdateResponse"}}}};
const schema58 = {"$id":"contract:/components/schemas/UserUpdateResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"email":{"type":"string"},"error_details":{"$ref":"contract:/components/schemas/ErrorDetails"}}};
const schema59 = {"$id":"contract:/components/schemas/ErrorDetails","type":"object","properties":{"error":{"type":"string"},"error_description":{"type":"string"}}};

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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema58.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema58.properties.id.type,parentSchema:schema58.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.site_id.type,parentSchema:schema58.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema58.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema58.properties.site_id,data:data1};
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
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema58.properties.email.type,parentSchema:schema58.properties.email,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.error_details !== undefined){
let data3 = data.error_details;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.error !== undefined){
let data4 = data3.error;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/error_details/error",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error.type,parentSchema:schema59.properties.error,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.error_description !== undefined){
let data5 = data3.error_description;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/error_details/error_description",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error_description.type,parentSchema:schema59.properties.error_description,data:data5};
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
const err8 = {instancePath:instancePath+"/error_details",schemaPath:"contract:/components/schemas/ErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"id":true,"site_id":true,"email":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.success.type,parentSchema:schema57.properties.success,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.users !== undefined){
let data1 = data.users;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57.call(this, data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema57.properties.users.type,parentSchema:schema57.properties.users,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"success":true,"users":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate56.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"success":true,"users":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate60;
const schema60 = {"$id":"contract:/User_Users_CloseMembershipsV2.200.body","$ref":"contract:/components/schemas/DeleteMembershipsResponse"};
const schema61 = {"$id":"contract:/components/schemas/DeleteMembershipsResponse","type":"object","properties":{"success":{"type":"boolean"},"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/DeleteMembershipResponse"}}}};
const schema62 = {"$id":"contract:/components/schemas/DeleteMembershipResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"error_details":{"$ref":"contract:/components/schemas/ErrorDetails"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema62.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema62.properties.id.type,parentSchema:schema62.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error_details !== undefined){
let data1 = data.error_details;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.error !== undefined){
let data2 = data1.error;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/error_details/error",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error.type,parentSchema:schema59.properties.error,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.error_description !== undefined){
let data3 = data1.error_description;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/error_details/error_description",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error_description.type,parentSchema:schema59.properties.error_description,data:data3};
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
const err4 = {instancePath:instancePath+"/error_details",schemaPath:"contract:/components/schemas/ErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
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
validate62.evaluated = {"props":{"id":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},schema:schema61.properties.success.type,parentSchema:schema61.properties.success,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62.call(this, data1[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema61.properties.accounts.type,parentSchema:schema61.properties.accounts,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"success":true,"accounts":true},"dynamicProps":false,"dynamicItems":false};


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
validate60.evaluated = {"props":{"success":true,"accounts":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate65;
const schema64 = {"$id":"contract:/OrganizationUser_OrganizationUsers_GetV2.200.body","$ref":"contract:/components/schemas/OrganizationUsersResponse"};
const schema65 = {"$id":"contract:/components/schemas/OrganizationUsersResponse","type":"object","properties":{"users":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationUserResponse"}},"paging":{"$ref":"contract:/components/schemas/PagingResponseProperties"}}};
const schema66 = {"$id":"contract:/components/schemas/OrganizationUserResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"user_status":{"type":"string"},"membership_status":{"type":"string"},"email":{"type":"string"},"created_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"closed_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"membership_created_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"membership_closed_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"ds_groups":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupResponse"}},"membership_id":{"format":"uuid","type":"string"},"is_membership_managed_by_scim":{"type":"boolean"},"is_managed_by_scim":{"type":"boolean"},"license_type":{"type":"string"},"subscription_id":{"type":"string"},"plan_name":{"type":"string"}}};
const schema67 = {"$id":"contract:/components/schemas/DSGroupResponse","type":"object","properties":{"ds_group_id":{"format":"uuid","type":"string"},"account_id":{"format":"uuid","type":"string"},"source_product_name":{"type":"string"},"group_id":{"type":"string"},"group_name":{"type":"string"},"description":{"type":"string"},"is_admin":{"type":"boolean"},"last_modified_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"user_count":{"format":"int32","type":"integer","safeInteger":true},"external_account_id":{"int64":{}},"account_name":{"type":"string"},"is_managed_by_scim":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema66.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.id.type,parentSchema:schema66.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.user_name !== undefined){
let data1 = data.user_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.user_name.type,parentSchema:schema66.properties.user_name,data:data1};
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
let data2 = data.first_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.first_name.type,parentSchema:schema66.properties.first_name,data:data2};
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
let data3 = data.last_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.last_name.type,parentSchema:schema66.properties.last_name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.user_status !== undefined){
let data4 = data.user_status;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/user_status",schemaPath:"#/properties/user_status/type",keyword:"type",params:{type: "string"},schema:schema66.properties.user_status.type,parentSchema:schema66.properties.user_status,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.membership_status !== undefined){
let data5 = data.membership_status;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/membership_status",schemaPath:"#/properties/membership_status/type",keyword:"type",params:{type: "string"},schema:schema66.properties.membership_status.type,parentSchema:schema66.properties.membership_status,data:data5};
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
let data6 = data.email;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema66.properties.email.type,parentSchema:schema66.properties.email,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_on !== undefined){
let data7 = data.created_on;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err8 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.created_on,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.created_on,data:data7};
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
const err10 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/type",keyword:"type",params:{type: "string"},schema:schema66.properties.created_on.type,parentSchema:schema66.properties.created_on,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.closed_on !== undefined){
let data8 = data.closed_on;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err11 = {instancePath:instancePath+"/closed_on",schemaPath:"#/properties/closed_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.closed_on,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/closed_on",schemaPath:"#/properties/closed_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.closed_on,data:data8};
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
const err13 = {instancePath:instancePath+"/closed_on",schemaPath:"#/properties/closed_on/type",keyword:"type",params:{type: "string"},schema:schema66.properties.closed_on.type,parentSchema:schema66.properties.closed_on,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.membership_created_on !== undefined){
let data9 = data.membership_created_on;
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err14 = {instancePath:instancePath+"/membership_created_on",schemaPath:"#/properties/membership_created_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.membership_created_on,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.includes(":60")){
const next2 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/membership_created_on",schemaPath:"#/properties/membership_created_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.membership_created_on,data:data9};
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
const err16 = {instancePath:instancePath+"/membership_created_on",schemaPath:"#/properties/membership_created_on/type",keyword:"type",params:{type: "string"},schema:schema66.properties.membership_created_on.type,parentSchema:schema66.properties.membership_created_on,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.membership_closed_on !== undefined){
let data10 = data.membership_closed_on;
if(typeof data10 === "string"){
if(!(formats2.test(data10))){
const err17 = {instancePath:instancePath+"/membership_closed_on",schemaPath:"#/properties/membership_closed_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.membership_closed_on,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.includes(":60")){
const next3 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/membership_closed_on",schemaPath:"#/properties/membership_closed_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.membership_closed_on,data:data10};
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
const err19 = {instancePath:instancePath+"/membership_closed_on",schemaPath:"#/properties/membership_closed_on/type",keyword:"type",params:{type: "string"},schema:schema66.properties.membership_closed_on.type,parentSchema:schema66.properties.membership_closed_on,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ds_groups !== undefined){
let data11 = data.ds_groups;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.ds_group_id !== undefined){
let data13 = data12.ds_group_id;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err20 = {instancePath:instancePath+"/ds_groups/" + i0+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data13};
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
const err21 = {instancePath:instancePath+"/ds_groups/" + i0+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.account_id !== undefined){
let data14 = data12.account_id;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err22 = {instancePath:instancePath+"/ds_groups/" + i0+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.account_id,data:data14};
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
const err23 = {instancePath:instancePath+"/ds_groups/" + i0+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_id.type,parentSchema:schema67.properties.account_id,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data12.source_product_name !== undefined){
let data15 = data12.source_product_name;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/ds_groups/" + i0+"/source_product_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/source_product_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source_product_name.type,parentSchema:schema67.properties.source_product_name,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.group_id !== undefined){
let data16 = data12.group_id;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/ds_groups/" + i0+"/group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_id.type,parentSchema:schema67.properties.group_id,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.group_name !== undefined){
let data17 = data12.group_name;
if(typeof data17 !== "string"){
const err26 = {instancePath:instancePath+"/ds_groups/" + i0+"/group_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_name.type,parentSchema:schema67.properties.group_name,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.description !== undefined){
let data18 = data12.description;
if(typeof data18 !== "string"){
const err27 = {instancePath:instancePath+"/ds_groups/" + i0+"/description",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.is_admin !== undefined){
let data19 = data12.is_admin;
if(typeof data19 !== "boolean"){
const err28 = {instancePath:instancePath+"/ds_groups/" + i0+"/is_admin",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_admin.type,parentSchema:schema67.properties.is_admin,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.last_modified_on !== undefined){
let data20 = data12.last_modified_on;
if(typeof data20 === "string"){
if(!(formats2.test(data20))){
const err29 = {instancePath:instancePath+"/ds_groups/" + i0+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data20.includes(":60")){
const next4 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err30 = {instancePath:instancePath+"/ds_groups/" + i0+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data20};
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
const err31 = {instancePath:instancePath+"/ds_groups/" + i0+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema67.properties.last_modified_on.type,parentSchema:schema67.properties.last_modified_on,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.user_count !== undefined){
let data21 = data12.user_count;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err32 = {instancePath:instancePath+"/ds_groups/" + i0+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.user_count.type,parentSchema:schema67.properties.user_count,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(Math.abs(data21) > 9007199254740991){
const err33 = {instancePath:instancePath+"/ds_groups/" + i0+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.user_count,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(Number.isInteger(data21) && data21 >= -2147483648 && data21 <= 2147483647)){
const err34 = {instancePath:instancePath+"/ds_groups/" + i0+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.user_count,data:data21};
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
if(data12.external_account_id !== undefined){
let data22 = data12.external_account_id;
if(!((typeof data22 === "number" && Number.isSafeInteger(data22) && !Object.is(data22, -0)) || (typeof data22 === "bigint" && data22 >= -9223372036854775808n && data22 <= 9223372036854775807n)) || (this && this.has(data12, "external_account_id")) || false){
const err35 = {instancePath:instancePath+"/ds_groups/" + i0+"/external_account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema67.properties.external_account_id.int64,parentSchema:schema67.properties.external_account_id,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.account_name !== undefined){
let data23 = data12.account_name;
if(typeof data23 !== "string"){
const err36 = {instancePath:instancePath+"/ds_groups/" + i0+"/account_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_name.type,parentSchema:schema67.properties.account_name,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.is_managed_by_scim !== undefined){
let data24 = data12.is_managed_by_scim;
if(typeof data24 !== "boolean"){
const err37 = {instancePath:instancePath+"/ds_groups/" + i0+"/is_managed_by_scim",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_managed_by_scim.type,parentSchema:schema67.properties.is_managed_by_scim,data:data24};
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
const err38 = {instancePath:instancePath+"/ds_groups/" + i0,schemaPath:"contract:/components/schemas/DSGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data12};
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
const err39 = {instancePath:instancePath+"/ds_groups",schemaPath:"#/properties/ds_groups/type",keyword:"type",params:{type: "array"},schema:schema66.properties.ds_groups.type,parentSchema:schema66.properties.ds_groups,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.membership_id !== undefined){
let data25 = data.membership_id;
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err40 = {instancePath:instancePath+"/membership_id",schemaPath:"#/properties/membership_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema66.properties.membership_id,data:data25};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/membership_id",schemaPath:"#/properties/membership_id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.membership_id.type,parentSchema:schema66.properties.membership_id,data:data25};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.is_membership_managed_by_scim !== undefined){
let data26 = data.is_membership_managed_by_scim;
if(typeof data26 !== "boolean"){
const err42 = {instancePath:instancePath+"/is_membership_managed_by_scim",schemaPath:"#/properties/is_membership_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema66.properties.is_membership_managed_by_scim.type,parentSchema:schema66.properties.is_membership_managed_by_scim,data:data26};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.is_managed_by_scim !== undefined){
let data27 = data.is_managed_by_scim;
if(typeof data27 !== "boolean"){
const err43 = {instancePath:instancePath+"/is_managed_by_scim",schemaPath:"#/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema66.properties.is_managed_by_scim.type,parentSchema:schema66.properties.is_managed_by_scim,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.license_type !== undefined){
let data28 = data.license_type;
if(typeof data28 !== "string"){
const err44 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema66.properties.license_type.type,parentSchema:schema66.properties.license_type,data:data28};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.subscription_id !== undefined){
let data29 = data.subscription_id;
if(typeof data29 !== "string"){
const err45 = {instancePath:instancePath+"/subscription_id",schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.subscription_id.type,parentSchema:schema66.properties.subscription_id,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.plan_name !== undefined){
let data30 = data.plan_name;
if(typeof data30 !== "string"){
const err46 = {instancePath:instancePath+"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.plan_name.type,parentSchema:schema66.properties.plan_name,data:data30};
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
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"id":true,"user_name":true,"first_name":true,"last_name":true,"user_status":true,"membership_status":true,"email":true,"created_on":true,"closed_on":true,"membership_created_on":true,"membership_closed_on":true,"ds_groups":true,"membership_id":true,"is_membership_managed_by_scim":true,"is_managed_by_scim":true,"license_type":true,"subscription_id":true,"plan_name":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67.call(this, data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema65.properties.users.type,parentSchema:schema65.properties.users,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.paging !== undefined){
let data2 = data.paging;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.result_set_size !== undefined){
let data3 = data2.result_set_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/paging/result_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_size/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.result_set_size.type,parentSchema:schema27.properties.result_set_size,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err2 = {instancePath:instancePath+"/paging/result_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.result_set_size,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err3 = {instancePath:instancePath+"/paging/result_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.result_set_size,data:data3};
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
if(data2.result_set_start_position !== undefined){
let data4 = data2.result_set_start_position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/paging/result_set_start_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_start_position/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.result_set_start_position.type,parentSchema:schema27.properties.result_set_start_position,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err5 = {instancePath:instancePath+"/paging/result_set_start_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_start_position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.result_set_start_position,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err6 = {instancePath:instancePath+"/paging/result_set_start_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_start_position/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.result_set_start_position,data:data4};
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
if(data2.result_set_end_position !== undefined){
let data5 = data2.result_set_end_position;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/paging/result_set_end_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_end_position/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.result_set_end_position.type,parentSchema:schema27.properties.result_set_end_position,data:data5};
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
const err8 = {instancePath:instancePath+"/paging/result_set_end_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_end_position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.result_set_end_position,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err9 = {instancePath:instancePath+"/paging/result_set_end_position",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/result_set_end_position/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.result_set_end_position,data:data5};
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
if(data2.total_set_size !== undefined){
let data6 = data2.total_set_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/paging/total_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/total_set_size/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.total_set_size.type,parentSchema:schema27.properties.total_set_size,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err11 = {instancePath:instancePath+"/paging/total_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/total_set_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.total_set_size,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err12 = {instancePath:instancePath+"/paging/total_set_size",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/total_set_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.total_set_size,data:data6};
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
if(data2.next !== undefined){
let data7 = data2.next;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/paging/next",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/next/type",keyword:"type",params:{type: "string"},schema:schema27.properties.next.type,parentSchema:schema27.properties.next,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.previous !== undefined){
let data8 = data2.previous;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/paging/previous",schemaPath:"contract:/components/schemas/PagingResponseProperties/properties/previous/type",keyword:"type",params:{type: "string"},schema:schema27.properties.previous.type,parentSchema:schema27.properties.previous,data:data8};
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
const err15 = {instancePath:instancePath+"/paging",schemaPath:"contract:/components/schemas/PagingResponseProperties/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"users":true,"paging":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate66.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"users":true,"paging":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate70;
const schema69 = {"$id":"contract:/OrganizationUser_Users_AddV2.200.body","$ref":"contract:/components/schemas/NewUserResponse"};
const schema70 = {"$id":"contract:/components/schemas/NewUserResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"language_culture":{"type":"string"},"federated_status":{"type":"string"},"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/NewUserResponseAccountProperties"}}}};
const schema71 = {"$id":"contract:/components/schemas/NewUserResponseAccountProperties","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"permission_profile":{"$ref":"contract:/components/schemas/PermissionProfileResponse"},"groups":{"type":"array","items":{"$ref":"contract:/components/schemas/MemberGroupResponse"}},"company_name":{"type":"string"},"job_title":{"type":"string"},"license_type":{"type":"string"},"subscription_id":{"type":"string"},"plan_name":{"type":"string"},"license_status":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema71.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.id.type,parentSchema:schema71.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.site_id.type,parentSchema:schema71.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema71.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema71.properties.site_id,data:data1};
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
if(data.permission_profile !== undefined){
let data2 = data.permission_profile;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err5 = {instancePath:instancePath+"/permission_profile/id",schemaPath:"contract:/components/schemas/PermissionProfileResponse/properties/id/int64",keyword:"int64",params:{},schema:schema23.properties.id.int64,parentSchema:schema23.properties.id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/permission_profile/name",schemaPath:"contract:/components/schemas/PermissionProfileResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data4};
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
const err7 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileResponse/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.groups !== undefined){
let data5 = data.groups;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id !== undefined){
let data7 = data6.id;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data6, "id")) || false){
const err8 = {instancePath:instancePath+"/groups/" + i0+"/id",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/id/int64",keyword:"int64",params:{},schema:schema26.properties.id.int64,parentSchema:schema26.properties.id,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/groups/" + i0+"/name",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.type !== undefined){
let data9 = data6.type;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/type",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data9};
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
const err11 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/MemberGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data6};
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
const err12 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},schema:schema71.properties.groups.type,parentSchema:schema71.properties.groups,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_name !== undefined){
let data10 = data.company_name;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},schema:schema71.properties.company_name.type,parentSchema:schema71.properties.company_name,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.job_title !== undefined){
let data11 = data.job_title;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},schema:schema71.properties.job_title.type,parentSchema:schema71.properties.job_title,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.license_type !== undefined){
let data12 = data.license_type;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema71.properties.license_type.type,parentSchema:schema71.properties.license_type,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.subscription_id !== undefined){
let data13 = data.subscription_id;
if(typeof data13 !== "string"){
const err16 = {instancePath:instancePath+"/subscription_id",schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.subscription_id.type,parentSchema:schema71.properties.subscription_id,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.plan_name !== undefined){
let data14 = data.plan_name;
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type: "string"},schema:schema71.properties.plan_name.type,parentSchema:schema71.properties.plan_name,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.license_status !== undefined){
let data15 = data.license_status;
if(typeof data15 !== "string"){
const err18 = {instancePath:instancePath+"/license_status",schemaPath:"#/properties/license_status/type",keyword:"type",params:{type: "string"},schema:schema71.properties.license_status.type,parentSchema:schema71.properties.license_status,data:data15};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"id":true,"site_id":true,"permission_profile":true,"groups":true,"company_name":true,"job_title":true,"license_type":true,"subscription_id":true,"plan_name":true,"license_status":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema70.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema70.properties.id.type,parentSchema:schema70.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.site_id.type,parentSchema:schema70.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema70.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema70.properties.site_id,data:data1};
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
if(data.user_name !== undefined){
let data2 = data.user_name;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema70.properties.user_name.type,parentSchema:schema70.properties.user_name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema70.properties.first_name.type,parentSchema:schema70.properties.first_name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema70.properties.last_name.type,parentSchema:schema70.properties.last_name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema70.properties.email.type,parentSchema:schema70.properties.email,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data6 = data.language_culture;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema70.properties.language_culture.type,parentSchema:schema70.properties.language_culture,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data7 = data.federated_status;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema70.properties.federated_status.type,parentSchema:schema70.properties.federated_status,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.accounts !== undefined){
let data8 = data.accounts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate72.call(this, data8[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema70.properties.accounts.type,parentSchema:schema70.properties.accounts,data:data8};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
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
validate71.evaluated = {"props":{"id":true,"site_id":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"language_culture":true,"federated_status":true,"accounts":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate71.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"id":true,"site_id":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"language_culture":true,"federated_status":true,"accounts":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate75;
const schema74 = {"$id":"contract:/OrganizationUser_Users_ActivateMembershipV2.200.body","$ref":"contract:/components/schemas/UpdateResponse"};
const schema75 = {"$id":"contract:/components/schemas/UpdateResponse","type":"object","properties":{"status":{"type":"string"}}};

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/UpdateResponse/properties/status/type",keyword:"type",params:{type: "string"},schema:schema75.properties.status.type,parentSchema:schema75.properties.status,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UpdateResponse/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate76;
const schema76 = {"$id":"contract:/OrganizationUser_OrganizationUsers_GetProfileV2.200.body","$ref":"contract:/components/schemas/UsersDrilldownResponse"};
const schema77 = {"$id":"contract:/components/schemas/UsersDrilldownResponse","type":"object","properties":{"users":{"type":"array","items":{"$ref":"contract:/components/schemas/UserDrilldownResponse"}}}};
const schema78 = {"$id":"contract:/components/schemas/UserDrilldownResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"site_name":{"type":"string"},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"user_status":{"type":"string"},"default_account_id":{"format":"uuid","type":"string"},"default_account_name":{"type":"string"},"language_culture":{"type":"string"},"selected_languages":{"type":"string"},"federated_status":{"type":"string"},"is_organization_admin":{"type":"boolean"},"created_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"last_login":{"format":"date-time","type":"string","leapSecond":"date-time"},"memberships":{"type":"array","items":{"$ref":"contract:/components/schemas/MembershipResponse"}},"identities":{"type":"array","items":{"$ref":"contract:/components/schemas/UserIdentityResponse"}},"device_verification_enabled":{"type":"boolean"},"require_two_step_verification":{"type":"boolean"},"allow_two_step_verification_snooze":{"type":"boolean"},"allow_extend_org_admin_rights_to_self":{"type":"boolean"},"is_managed_by_scim":{"type":"boolean"}}};
const schema79 = {"$id":"contract:/components/schemas/MembershipResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"email":{"type":"string"},"account_id":{"format":"uuid","type":"string"},"external_account_id":{"type":"string"},"account_name":{"type":"string"},"is_external_account":{"type":"boolean"},"status":{"type":"string"},"permission_profile":{"$ref":"contract:/components/schemas/PermissionProfileResponse"},"created_on":{"format":"date-time","type":"string","leapSecond":"date-time"},"groups":{"type":"array","items":{"$ref":"contract:/components/schemas/MemberGroupResponse"}},"is_admin":{"type":"boolean"},"license_type":{"type":"string"},"subscription_id":{"type":"string"},"plan_name":{"type":"string"}}};

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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema79.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.id.type,parentSchema:schema79.properties.id,data:data0};
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
let data1 = data.email;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema79.properties.email.type,parentSchema:schema79.properties.email,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err3 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema79.properties.account_id,data:data2};
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
const err4 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.account_id.type,parentSchema:schema79.properties.account_id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.external_account_id !== undefined){
let data3 = data.external_account_id;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/external_account_id",schemaPath:"#/properties/external_account_id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.external_account_id.type,parentSchema:schema79.properties.external_account_id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.account_name !== undefined){
let data4 = data.account_name;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/account_name",schemaPath:"#/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema79.properties.account_name.type,parentSchema:schema79.properties.account_name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.is_external_account !== undefined){
let data5 = data.is_external_account;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/is_external_account",schemaPath:"#/properties/is_external_account/type",keyword:"type",params:{type: "boolean"},schema:schema79.properties.is_external_account.type,parentSchema:schema79.properties.is_external_account,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema79.properties.status.type,parentSchema:schema79.properties.status,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.permission_profile !== undefined){
let data7 = data.permission_profile;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id !== undefined){
let data8 = data7.id;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data7, "id")) || false){
const err9 = {instancePath:instancePath+"/permission_profile/id",schemaPath:"contract:/components/schemas/PermissionProfileResponse/properties/id/int64",keyword:"int64",params:{},schema:schema23.properties.id.int64,parentSchema:schema23.properties.id,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.name !== undefined){
let data9 = data7.name;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/permission_profile/name",schemaPath:"contract:/components/schemas/PermissionProfileResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data9};
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
const err11 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileResponse/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.created_on !== undefined){
let data10 = data.created_on;
if(typeof data10 === "string"){
if(!(formats2.test(data10))){
const err12 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.created_on,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.created_on,data:data10};
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
const err14 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/type",keyword:"type",params:{type: "string"},schema:schema79.properties.created_on.type,parentSchema:schema79.properties.created_on,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.groups !== undefined){
let data11 = data.groups;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id !== undefined){
let data13 = data12.id;
if(!((typeof data13 === "number" && Number.isSafeInteger(data13) && !Object.is(data13, -0)) || (typeof data13 === "bigint" && data13 >= -9223372036854775808n && data13 <= 9223372036854775807n)) || (this && this.has(data12, "id")) || false){
const err15 = {instancePath:instancePath+"/groups/" + i0+"/id",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/id/int64",keyword:"int64",params:{},schema:schema26.properties.id.int64,parentSchema:schema26.properties.id,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/name",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data14};
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
const err17 = {instancePath:instancePath+"/groups/" + i0+"/type",schemaPath:"contract:/components/schemas/MemberGroupResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data15};
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
const err18 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/MemberGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data12};
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
const err19 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},schema:schema79.properties.groups.type,parentSchema:schema79.properties.groups,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.is_admin !== undefined){
let data16 = data.is_admin;
if(typeof data16 !== "boolean"){
const err20 = {instancePath:instancePath+"/is_admin",schemaPath:"#/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema79.properties.is_admin.type,parentSchema:schema79.properties.is_admin,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.license_type !== undefined){
let data17 = data.license_type;
if(typeof data17 !== "string"){
const err21 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema79.properties.license_type.type,parentSchema:schema79.properties.license_type,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.subscription_id !== undefined){
let data18 = data.subscription_id;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/subscription_id",schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.subscription_id.type,parentSchema:schema79.properties.subscription_id,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.plan_name !== undefined){
let data19 = data.plan_name;
if(typeof data19 !== "string"){
const err23 = {instancePath:instancePath+"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type: "string"},schema:schema79.properties.plan_name.type,parentSchema:schema79.properties.plan_name,data:data19};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"id":true,"email":true,"account_id":true,"external_account_id":true,"account_name":true,"is_external_account":true,"status":true,"permission_profile":true,"created_on":true,"groups":true,"is_admin":true,"license_type":true,"subscription_id":true,"plan_name":true},"dynamicProps":false,"dynamicItems":false};

const schema82 = {"$id":"contract:/components/schemas/UserIdentityResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"provider_id":{"format":"uuid","type":"string"},"user_id":{"format":"uuid","type":"string"},"immutable_id":{"type":"string"},"error_details":{"$ref":"contract:/components/schemas/ErrorDetails"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema82.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.id.type,parentSchema:schema82.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.provider_id !== undefined){
let data1 = data.provider_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema82.properties.provider_id,data:data1};
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
const err3 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.provider_id.type,parentSchema:schema82.properties.provider_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.user_id !== undefined){
let data2 = data.user_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema82.properties.user_id,data:data2};
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
const err5 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.user_id.type,parentSchema:schema82.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.immutable_id !== undefined){
let data3 = data.immutable_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/immutable_id",schemaPath:"#/properties/immutable_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.immutable_id.type,parentSchema:schema82.properties.immutable_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.error_details !== undefined){
let data4 = data.error_details;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.error !== undefined){
let data5 = data4.error;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/error_details/error",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error.type,parentSchema:schema59.properties.error,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.error_description !== undefined){
let data6 = data4.error_description;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/error_details/error_description",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error_description.type,parentSchema:schema59.properties.error_description,data:data6};
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
const err9 = {instancePath:instancePath+"/error_details",schemaPath:"contract:/components/schemas/ErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data:data4};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
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
validate81.evaluated = {"props":{"id":true,"provider_id":true,"user_id":true,"immutable_id":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};


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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema78.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.id.type,parentSchema:schema78.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.site_id.type,parentSchema:schema78.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema78.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78.properties.site_id,data:data1};
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
if(data.site_name !== undefined){
let data2 = data.site_name;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/site_name",schemaPath:"#/properties/site_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.site_name.type,parentSchema:schema78.properties.site_name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user_name !== undefined){
let data3 = data.user_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.user_name.type,parentSchema:schema78.properties.user_name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.first_name !== undefined){
let data4 = data.first_name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.first_name.type,parentSchema:schema78.properties.first_name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_name !== undefined){
let data5 = data.last_name;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.last_name.type,parentSchema:schema78.properties.last_name,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.user_status !== undefined){
let data6 = data.user_status;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/user_status",schemaPath:"#/properties/user_status/type",keyword:"type",params:{type: "string"},schema:schema78.properties.user_status.type,parentSchema:schema78.properties.user_status,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.default_account_id !== undefined){
let data7 = data.default_account_id;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err10 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema78.properties.default_account_id,data:data7};
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
const err11 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.default_account_id.type,parentSchema:schema78.properties.default_account_id,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.default_account_name !== undefined){
let data8 = data.default_account_name;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/default_account_name",schemaPath:"#/properties/default_account_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.default_account_name.type,parentSchema:schema78.properties.default_account_name,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data9 = data.language_culture;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema78.properties.language_culture.type,parentSchema:schema78.properties.language_culture,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.selected_languages !== undefined){
let data10 = data.selected_languages;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/selected_languages",schemaPath:"#/properties/selected_languages/type",keyword:"type",params:{type: "string"},schema:schema78.properties.selected_languages.type,parentSchema:schema78.properties.selected_languages,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data11 = data.federated_status;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema78.properties.federated_status.type,parentSchema:schema78.properties.federated_status,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.is_organization_admin !== undefined){
let data12 = data.is_organization_admin;
if(typeof data12 !== "boolean"){
const err16 = {instancePath:instancePath+"/is_organization_admin",schemaPath:"#/properties/is_organization_admin/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.is_organization_admin.type,parentSchema:schema78.properties.is_organization_admin,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.created_on !== undefined){
let data13 = data.created_on;
if(typeof data13 === "string"){
if(!(formats2.test(data13))){
const err17 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema78.properties.created_on,data:data13};
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
const err18 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema78.properties.created_on,data:data13};
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
const err19 = {instancePath:instancePath+"/created_on",schemaPath:"#/properties/created_on/type",keyword:"type",params:{type: "string"},schema:schema78.properties.created_on.type,parentSchema:schema78.properties.created_on,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.last_login !== undefined){
let data14 = data.last_login;
if(typeof data14 === "string"){
if(!(formats2.test(data14))){
const err20 = {instancePath:instancePath+"/last_login",schemaPath:"#/properties/last_login/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema78.properties.last_login,data:data14};
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
const err21 = {instancePath:instancePath+"/last_login",schemaPath:"#/properties/last_login/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema78.properties.last_login,data:data14};
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
const err22 = {instancePath:instancePath+"/last_login",schemaPath:"#/properties/last_login/type",keyword:"type",params:{type: "string"},schema:schema78.properties.last_login.type,parentSchema:schema78.properties.last_login,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.memberships !== undefined){
let data15 = data.memberships;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate79.call(this, data15[i0], {instancePath:instancePath+"/memberships/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/memberships",schemaPath:"#/properties/memberships/type",keyword:"type",params:{type: "array"},schema:schema78.properties.memberships.type,parentSchema:schema78.properties.memberships,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.identities !== undefined){
let data17 = data.identities;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(validate81.call(this, data17[i1], {instancePath:instancePath+"/identities/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema78.properties.identities.type,parentSchema:schema78.properties.identities,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.device_verification_enabled !== undefined){
let data19 = data.device_verification_enabled;
if(typeof data19 !== "boolean"){
const err25 = {instancePath:instancePath+"/device_verification_enabled",schemaPath:"#/properties/device_verification_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.device_verification_enabled.type,parentSchema:schema78.properties.device_verification_enabled,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.require_two_step_verification !== undefined){
let data20 = data.require_two_step_verification;
if(typeof data20 !== "boolean"){
const err26 = {instancePath:instancePath+"/require_two_step_verification",schemaPath:"#/properties/require_two_step_verification/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.require_two_step_verification.type,parentSchema:schema78.properties.require_two_step_verification,data:data20};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.allow_two_step_verification_snooze !== undefined){
let data21 = data.allow_two_step_verification_snooze;
if(typeof data21 !== "boolean"){
const err27 = {instancePath:instancePath+"/allow_two_step_verification_snooze",schemaPath:"#/properties/allow_two_step_verification_snooze/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.allow_two_step_verification_snooze.type,parentSchema:schema78.properties.allow_two_step_verification_snooze,data:data21};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.allow_extend_org_admin_rights_to_self !== undefined){
let data22 = data.allow_extend_org_admin_rights_to_self;
if(typeof data22 !== "boolean"){
const err28 = {instancePath:instancePath+"/allow_extend_org_admin_rights_to_self",schemaPath:"#/properties/allow_extend_org_admin_rights_to_self/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.allow_extend_org_admin_rights_to_self.type,parentSchema:schema78.properties.allow_extend_org_admin_rights_to_self,data:data22};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.is_managed_by_scim !== undefined){
let data23 = data.is_managed_by_scim;
if(typeof data23 !== "boolean"){
const err29 = {instancePath:instancePath+"/is_managed_by_scim",schemaPath:"#/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.is_managed_by_scim.type,parentSchema:schema78.properties.is_managed_by_scim,data:data23};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"id":true,"site_id":true,"site_name":true,"user_name":true,"first_name":true,"last_name":true,"user_status":true,"default_account_id":true,"default_account_name":true,"language_culture":true,"selected_languages":true,"federated_status":true,"is_organization_admin":true,"created_on":true,"last_login":true,"memberships":true,"identities":true,"device_verification_enabled":true,"require_two_step_verification":true,"allow_two_step_verification_snooze":true,"allow_extend_org_admin_rights_to_self":true,"is_managed_by_scim":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate78.call(this, data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema77.properties.users.type,parentSchema:schema77.properties.users,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};


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
validate76.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate85;
const schema84 = {"$id":"contract:/OrganizationUser_DeleteIdentitiesV2.200.body","$ref":"contract:/components/schemas/DeleteResponse"};
const schema85 = {"$id":"contract:/components/schemas/DeleteResponse","type":"object","properties":{"success":{"type":"boolean"},"identities":{"type":"array","items":{"$ref":"contract:/components/schemas/UserIdentityResponse"}}}};

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
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.success.type,parentSchema:schema85.properties.success,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.identities !== undefined){
let data1 = data.identities;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate81.call(this, data1[i0], {instancePath:instancePath+"/identities/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema85.properties.identities.type,parentSchema:schema85.properties.identities,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
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
validate86.evaluated = {"props":{"success":true,"identities":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate86.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate86.errors);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"success":true,"identities":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate89;
const schema86 = {"$id":"contract:/DocuSignGroupsv21_GetDSGroups_V2_1.200.body","$ref":"contract:/components/schemas/DSGroupListResponse"};
const schema87 = {"$id":"contract:/components/schemas/DSGroupListResponse","type":"object","properties":{"page":{"format":"int32","type":"integer","safeInteger":true},"page_size":{"format":"int32","type":"integer","safeInteger":true},"total_count":{"format":"int32","type":"integer","safeInteger":true},"account_id":{"format":"uuid","type":"string"},"ds_groups":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupResponse"}}}};

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
if(data.page !== undefined){
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.page.type,parentSchema:schema87.properties.page,data:data0};
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
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.page,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.page,data:data0};
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
if(data.page_size !== undefined){
let data1 = data.page_size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.page_size.type,parentSchema:schema87.properties.page_size,data:data1};
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
const err4 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err5 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.page_size,data:data1};
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
if(data.total_count !== undefined){
let data2 = data.total_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.total_count.type,parentSchema:schema87.properties.total_count,data:data2};
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
const err7 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.total_count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err8 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.total_count,data:data2};
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
if(data.account_id !== undefined){
let data3 = data.account_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema87.properties.account_id,data:data3};
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
const err10 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.account_id.type,parentSchema:schema87.properties.account_id,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ds_groups !== undefined){
let data4 = data.ds_groups;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ds_group_id !== undefined){
let data6 = data5.ds_group_id;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err11 = {instancePath:instancePath+"/ds_groups/" + i0+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data6};
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
const err12 = {instancePath:instancePath+"/ds_groups/" + i0+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.account_id !== undefined){
let data7 = data5.account_id;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err13 = {instancePath:instancePath+"/ds_groups/" + i0+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.account_id,data:data7};
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
const err14 = {instancePath:instancePath+"/ds_groups/" + i0+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_id.type,parentSchema:schema67.properties.account_id,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.source_product_name !== undefined){
let data8 = data5.source_product_name;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/ds_groups/" + i0+"/source_product_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/source_product_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source_product_name.type,parentSchema:schema67.properties.source_product_name,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.group_id !== undefined){
let data9 = data5.group_id;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/ds_groups/" + i0+"/group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_id.type,parentSchema:schema67.properties.group_id,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.group_name !== undefined){
let data10 = data5.group_name;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/ds_groups/" + i0+"/group_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_name.type,parentSchema:schema67.properties.group_name,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.description !== undefined){
let data11 = data5.description;
if(typeof data11 !== "string"){
const err18 = {instancePath:instancePath+"/ds_groups/" + i0+"/description",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.is_admin !== undefined){
let data12 = data5.is_admin;
if(typeof data12 !== "boolean"){
const err19 = {instancePath:instancePath+"/ds_groups/" + i0+"/is_admin",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_admin.type,parentSchema:schema67.properties.is_admin,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.last_modified_on !== undefined){
let data13 = data5.last_modified_on;
if(typeof data13 === "string"){
if(!(formats2.test(data13))){
const err20 = {instancePath:instancePath+"/ds_groups/" + i0+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/ds_groups/" + i0+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data13};
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
const err22 = {instancePath:instancePath+"/ds_groups/" + i0+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema67.properties.last_modified_on.type,parentSchema:schema67.properties.last_modified_on,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.user_count !== undefined){
let data14 = data5.user_count;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/ds_groups/" + i0+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.user_count.type,parentSchema:schema67.properties.user_count,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err24 = {instancePath:instancePath+"/ds_groups/" + i0+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.user_count,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err25 = {instancePath:instancePath+"/ds_groups/" + i0+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.user_count,data:data14};
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
if(data5.external_account_id !== undefined){
let data15 = data5.external_account_id;
if(!((typeof data15 === "number" && Number.isSafeInteger(data15) && !Object.is(data15, -0)) || (typeof data15 === "bigint" && data15 >= -9223372036854775808n && data15 <= 9223372036854775807n)) || (this && this.has(data5, "external_account_id")) || false){
const err26 = {instancePath:instancePath+"/ds_groups/" + i0+"/external_account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema67.properties.external_account_id.int64,parentSchema:schema67.properties.external_account_id,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.account_name !== undefined){
let data16 = data5.account_name;
if(typeof data16 !== "string"){
const err27 = {instancePath:instancePath+"/ds_groups/" + i0+"/account_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_name.type,parentSchema:schema67.properties.account_name,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.is_managed_by_scim !== undefined){
let data17 = data5.is_managed_by_scim;
if(typeof data17 !== "boolean"){
const err28 = {instancePath:instancePath+"/ds_groups/" + i0+"/is_managed_by_scim",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_managed_by_scim.type,parentSchema:schema67.properties.is_managed_by_scim,data:data17};
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
const err29 = {instancePath:instancePath+"/ds_groups/" + i0,schemaPath:"contract:/components/schemas/DSGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data5};
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
const err30 = {instancePath:instancePath+"/ds_groups",schemaPath:"#/properties/ds_groups/type",keyword:"type",params:{type: "array"},schema:schema87.properties.ds_groups.type,parentSchema:schema87.properties.ds_groups,data:data4};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"page":true,"page_size":true,"total_count":true,"account_id":true,"ds_groups":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"page":true,"page_size":true,"total_count":true,"account_id":true,"ds_groups":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate92;
const schema89 = {"$id":"contract:/DocuSignGroupsv21_AddDSGroup_V2_1.200.body","$ref":"contract:/components/schemas/DSGroupResponse"};

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
if(data.ds_group_id !== undefined){
let data0 = data.ds_group_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data0};
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
const err1 = {instancePath:instancePath+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.account_id,data:data1};
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
const err3 = {instancePath:instancePath+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_id.type,parentSchema:schema67.properties.account_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source_product_name !== undefined){
let data2 = data.source_product_name;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/source_product_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/source_product_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source_product_name.type,parentSchema:schema67.properties.source_product_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.group_id !== undefined){
let data3 = data.group_id;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_id.type,parentSchema:schema67.properties.group_id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.group_name !== undefined){
let data4 = data.group_name;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/group_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_name.type,parentSchema:schema67.properties.group_name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.is_admin !== undefined){
let data6 = data.is_admin;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/is_admin",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_admin.type,parentSchema:schema67.properties.is_admin,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.last_modified_on !== undefined){
let data7 = data.last_modified_on;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err9 = {instancePath:instancePath+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data7};
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
const err10 = {instancePath:instancePath+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data7};
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
const err11 = {instancePath:instancePath+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema67.properties.last_modified_on.type,parentSchema:schema67.properties.last_modified_on,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user_count !== undefined){
let data8 = data.user_count;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.user_count.type,parentSchema:schema67.properties.user_count,data:data8};
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
const err13 = {instancePath:instancePath+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.user_count,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err14 = {instancePath:instancePath+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.user_count,data:data8};
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
if(data.external_account_id !== undefined){
let data9 = data.external_account_id;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data, "external_account_id")) || false){
const err15 = {instancePath:instancePath+"/external_account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema67.properties.external_account_id.int64,parentSchema:schema67.properties.external_account_id,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.account_name !== undefined){
let data10 = data.account_name;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/account_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_name.type,parentSchema:schema67.properties.account_name,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.is_managed_by_scim !== undefined){
let data11 = data.is_managed_by_scim;
if(typeof data11 !== "boolean"){
const err17 = {instancePath:instancePath+"/is_managed_by_scim",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_managed_by_scim.type,parentSchema:schema67.properties.is_managed_by_scim,data:data11};
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
const err18 = {instancePath,schemaPath:"contract:/components/schemas/DSGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"ds_group_id":true,"account_id":true,"source_product_name":true,"group_id":true,"group_name":true,"description":true,"is_admin":true,"last_modified_on":true,"user_count":true,"external_account_id":true,"account_name":true,"is_managed_by_scim":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate93;
const schema91 = {"$id":"contract:/DocuSignGroupsv21_GetDSGroupUsers_V2_1.200.body","$ref":"contract:/components/schemas/DSGroupAndUsersResponse"};
const schema92 = {"$id":"contract:/components/schemas/DSGroupAndUsersResponse","type":"object","properties":{"group":{"$ref":"contract:/components/schemas/DSGroupResponse"},"group_users":{"$ref":"contract:/components/schemas/DSGroupUsersResponse"}}};
const schema94 = {"$id":"contract:/components/schemas/DSGroupUsersResponse","type":"object","properties":{"page":{"format":"int32","type":"integer","safeInteger":true},"page_size":{"format":"int32","type":"integer","safeInteger":true},"total_count":{"format":"int32","type":"integer","safeInteger":true},"users":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupUserResponse"}}}};
const schema95 = {"$id":"contract:/components/schemas/DSGroupUserResponse","type":"object","properties":{"user_id":{"format":"uuid","type":"string"},"account_id":{"format":"uuid","type":"string"},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"middle_name":{"type":"string"},"status":{"type":"string"},"error_details":{"$ref":"contract:/components/schemas/ErrorDetails"}}};

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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema95.properties.user_id,data:data0};
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
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user_id.type,parentSchema:schema95.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema95.properties.account_id,data:data1};
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
const err3 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.account_id.type,parentSchema:schema95.properties.account_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.user_name !== undefined){
let data2 = data.user_name;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user_name.type,parentSchema:schema95.properties.user_name,data:data2};
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
let data3 = data.first_name;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.first_name.type,parentSchema:schema95.properties.first_name,data:data3};
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
let data4 = data.last_name;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.last_name.type,parentSchema:schema95.properties.last_name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.middle_name !== undefined){
let data5 = data.middle_name;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/middle_name",schemaPath:"#/properties/middle_name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.middle_name.type,parentSchema:schema95.properties.middle_name,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema95.properties.status.type,parentSchema:schema95.properties.status,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error_details !== undefined){
let data7 = data.error_details;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
let data8 = data7.error;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/error_details/error",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error.type,parentSchema:schema59.properties.error,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.error_description !== undefined){
let data9 = data7.error_description;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/error_details/error_description",schemaPath:"contract:/components/schemas/ErrorDetails/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema59.properties.error_description.type,parentSchema:schema59.properties.error_description,data:data9};
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
const err11 = {instancePath:instancePath+"/error_details",schemaPath:"contract:/components/schemas/ErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data:data7};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
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
validate96.evaluated = {"props":{"user_id":true,"account_id":true,"user_name":true,"first_name":true,"last_name":true,"middle_name":true,"status":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.page !== undefined){
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema94.properties.page.type,parentSchema:schema94.properties.page,data:data0};
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
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema94.properties.page,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema94.properties.page,data:data0};
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
if(data.page_size !== undefined){
let data1 = data.page_size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema94.properties.page_size.type,parentSchema:schema94.properties.page_size,data:data1};
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
const err4 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema94.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err5 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema94.properties.page_size,data:data1};
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
if(data.total_count !== undefined){
let data2 = data.total_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type: "integer"},schema:schema94.properties.total_count.type,parentSchema:schema94.properties.total_count,data:data2};
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
const err7 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema94.properties.total_count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err8 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema94.properties.total_count,data:data2};
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
if(data.users !== undefined){
let data3 = data.users;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate96.call(this, data3[i0], {instancePath:instancePath+"/users/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema94.properties.users.type,parentSchema:schema94.properties.users,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"page":true,"page_size":true,"total_count":true,"users":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.group !== undefined){
let data0 = data.group;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.ds_group_id !== undefined){
let data1 = data0.ds_group_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err0 = {instancePath:instancePath+"/group/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data1};
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
const err1 = {instancePath:instancePath+"/group/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.account_id !== undefined){
let data2 = data0.account_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err2 = {instancePath:instancePath+"/group/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.account_id,data:data2};
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
const err3 = {instancePath:instancePath+"/group/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_id.type,parentSchema:schema67.properties.account_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.source_product_name !== undefined){
let data3 = data0.source_product_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/group/source_product_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/source_product_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source_product_name.type,parentSchema:schema67.properties.source_product_name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.group_id !== undefined){
let data4 = data0.group_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/group/group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_id.type,parentSchema:schema67.properties.group_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.group_name !== undefined){
let data5 = data0.group_name;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/group/group_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_name.type,parentSchema:schema67.properties.group_name,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.description !== undefined){
let data6 = data0.description;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/group/description",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.is_admin !== undefined){
let data7 = data0.is_admin;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/group/is_admin",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_admin.type,parentSchema:schema67.properties.is_admin,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.last_modified_on !== undefined){
let data8 = data0.last_modified_on;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err9 = {instancePath:instancePath+"/group/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.includes(":60")){
const next0 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/group/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data8};
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
const err11 = {instancePath:instancePath+"/group/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema67.properties.last_modified_on.type,parentSchema:schema67.properties.last_modified_on,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.user_count !== undefined){
let data9 = data0.user_count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/group/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.user_count.type,parentSchema:schema67.properties.user_count,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err13 = {instancePath:instancePath+"/group/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.user_count,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err14 = {instancePath:instancePath+"/group/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.user_count,data:data9};
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
if(data0.external_account_id !== undefined){
let data10 = data0.external_account_id;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data0, "external_account_id")) || false){
const err15 = {instancePath:instancePath+"/group/external_account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema67.properties.external_account_id.int64,parentSchema:schema67.properties.external_account_id,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.account_name !== undefined){
let data11 = data0.account_name;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/group/account_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_name.type,parentSchema:schema67.properties.account_name,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.is_managed_by_scim !== undefined){
let data12 = data0.is_managed_by_scim;
if(typeof data12 !== "boolean"){
const err17 = {instancePath:instancePath+"/group/is_managed_by_scim",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_managed_by_scim.type,parentSchema:schema67.properties.is_managed_by_scim,data:data12};
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
const err18 = {instancePath:instancePath+"/group",schemaPath:"contract:/components/schemas/DSGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.group_users !== undefined){
if(!(validate95.call(this, data.group_users, {instancePath:instancePath+"/group_users",parentData:data,parentDataProperty:"group_users",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"group":true,"group_users":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate94.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"group":true,"group_users":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate100;
const schema97 = {"$id":"contract:/DocuSignGroupsv21_AddDSGroupUsers_V2_1.200.body","$ref":"contract:/components/schemas/AddDSGroupAndUsersResponse"};
const schema98 = {"$id":"contract:/components/schemas/AddDSGroupAndUsersResponse","type":"object","properties":{"group":{"$ref":"contract:/components/schemas/DSGroupResponse"},"group_users":{"$ref":"contract:/components/schemas/AddDSGroupUsersResponse"}}};
const schema100 = {"$id":"contract:/components/schemas/AddDSGroupUsersResponse","type":"object","properties":{"is_success":{"type":"boolean"},"TotalCount":{"format":"int32","type":"integer","safeInteger":true},"users":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupUserResponse"}}}};

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
if(data.is_success !== undefined){
let data0 = data.is_success;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/is_success",schemaPath:"#/properties/is_success/type",keyword:"type",params:{type: "boolean"},schema:schema100.properties.is_success.type,parentSchema:schema100.properties.is_success,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.TotalCount !== undefined){
let data1 = data.TotalCount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/TotalCount",schemaPath:"#/properties/TotalCount/type",keyword:"type",params:{type: "integer"},schema:schema100.properties.TotalCount.type,parentSchema:schema100.properties.TotalCount,data:data1};
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
const err2 = {instancePath:instancePath+"/TotalCount",schemaPath:"#/properties/TotalCount/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema100.properties.TotalCount,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/TotalCount",schemaPath:"#/properties/TotalCount/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema100.properties.TotalCount,data:data1};
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
if(data.users !== undefined){
let data2 = data.users;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate96.call(this, data2[i0], {instancePath:instancePath+"/users/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema100.properties.users.type,parentSchema:schema100.properties.users,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"is_success":true,"TotalCount":true,"users":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.group !== undefined){
let data0 = data.group;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.ds_group_id !== undefined){
let data1 = data0.ds_group_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err0 = {instancePath:instancePath+"/group/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data1};
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
const err1 = {instancePath:instancePath+"/group/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.account_id !== undefined){
let data2 = data0.account_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err2 = {instancePath:instancePath+"/group/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.account_id,data:data2};
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
const err3 = {instancePath:instancePath+"/group/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_id.type,parentSchema:schema67.properties.account_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.source_product_name !== undefined){
let data3 = data0.source_product_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/group/source_product_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/source_product_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source_product_name.type,parentSchema:schema67.properties.source_product_name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.group_id !== undefined){
let data4 = data0.group_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/group/group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_id.type,parentSchema:schema67.properties.group_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.group_name !== undefined){
let data5 = data0.group_name;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/group/group_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_name.type,parentSchema:schema67.properties.group_name,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.description !== undefined){
let data6 = data0.description;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/group/description",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.is_admin !== undefined){
let data7 = data0.is_admin;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/group/is_admin",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_admin.type,parentSchema:schema67.properties.is_admin,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.last_modified_on !== undefined){
let data8 = data0.last_modified_on;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err9 = {instancePath:instancePath+"/group/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.includes(":60")){
const next0 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/group/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data8};
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
const err11 = {instancePath:instancePath+"/group/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema67.properties.last_modified_on.type,parentSchema:schema67.properties.last_modified_on,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.user_count !== undefined){
let data9 = data0.user_count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/group/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.user_count.type,parentSchema:schema67.properties.user_count,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err13 = {instancePath:instancePath+"/group/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.user_count,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err14 = {instancePath:instancePath+"/group/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.user_count,data:data9};
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
if(data0.external_account_id !== undefined){
let data10 = data0.external_account_id;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data0, "external_account_id")) || false){
const err15 = {instancePath:instancePath+"/group/external_account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema67.properties.external_account_id.int64,parentSchema:schema67.properties.external_account_id,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.account_name !== undefined){
let data11 = data0.account_name;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/group/account_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_name.type,parentSchema:schema67.properties.account_name,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.is_managed_by_scim !== undefined){
let data12 = data0.is_managed_by_scim;
if(typeof data12 !== "boolean"){
const err17 = {instancePath:instancePath+"/group/is_managed_by_scim",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_managed_by_scim.type,parentSchema:schema67.properties.is_managed_by_scim,data:data12};
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
const err18 = {instancePath:instancePath+"/group",schemaPath:"contract:/components/schemas/DSGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.group_users !== undefined){
if(!(validate102.call(this, data.group_users, {instancePath:instancePath+"/group_users",parentData:data,parentDataProperty:"group_users",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"group":true,"group_users":true},"dynamicProps":false,"dynamicItems":false};


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
validate100.evaluated = {"props":{"group":true,"group_users":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate106;
const schema101 = {"$id":"contract:/DocuSignGroupsv21_RemoveDSGroupUsers_V2_1.200.body","$ref":"contract:/components/schemas/RemoveDSGroupUsersResponse"};
const schema102 = {"$id":"contract:/components/schemas/RemoveDSGroupUsersResponse","type":"object","properties":{"is_success":{"type":"boolean"},"failed_users":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupUserResponse"}}}};

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
if(data.is_success !== undefined){
let data0 = data.is_success;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/is_success",schemaPath:"#/properties/is_success/type",keyword:"type",params:{type: "boolean"},schema:schema102.properties.is_success.type,parentSchema:schema102.properties.is_success,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.failed_users !== undefined){
let data1 = data.failed_users;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate96.call(this, data1[i0], {instancePath:instancePath+"/failed_users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/failed_users",schemaPath:"#/properties/failed_users/type",keyword:"type",params:{type: "array"},schema:schema102.properties.failed_users.type,parentSchema:schema102.properties.failed_users,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"is_success":true,"failed_users":true},"dynamicProps":false,"dynamicItems":false};


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
validate106.evaluated = {"props":{"is_success":true,"failed_users":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate110;
const schema103 = {"$id":"contract:/OrganizationProductPermissionProfile_GetProductPermissionProfiles.200.body","$ref":"contract:/components/schemas/ProductPermissionProfilesResponse"};
const schema104 = {"$id":"contract:/components/schemas/ProductPermissionProfilesResponse","type":"object","properties":{"product_permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/ProductPermissionProfileResponse"}}}};
const schema105 = {"$id":"contract:/components/schemas/ProductPermissionProfileResponse","type":"object","properties":{"product_id":{"format":"uuid","type":"string"},"product_name":{"type":"string"},"permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/PermissionProfileResponse2_1"}},"error_message":{"type":"string"}}};
const schema106 = {"$id":"contract:/components/schemas/PermissionProfileResponse2_1","type":"object","properties":{"permission_profile_id":{"type":"string"},"permission_profile_name":{"type":"string"}}};

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
if(data.product_id !== undefined){
let data0 = data.product_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/product_id",schemaPath:"#/properties/product_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema105.properties.product_id,data:data0};
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
const err1 = {instancePath:instancePath+"/product_id",schemaPath:"#/properties/product_id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.product_id.type,parentSchema:schema105.properties.product_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.product_name !== undefined){
let data1 = data.product_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/product_name",schemaPath:"#/properties/product_name/type",keyword:"type",params:{type: "string"},schema:schema105.properties.product_name.type,parentSchema:schema105.properties.product_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.permission_profiles !== undefined){
let data2 = data.permission_profiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.permission_profile_id !== undefined){
let data4 = data3.permission_profile_id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/permission_profiles/" + i0+"/permission_profile_id",schemaPath:"contract:/components/schemas/PermissionProfileResponse2_1/properties/permission_profile_id/type",keyword:"type",params:{type: "string"},schema:schema106.properties.permission_profile_id.type,parentSchema:schema106.properties.permission_profile_id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.permission_profile_name !== undefined){
let data5 = data3.permission_profile_name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/permission_profiles/" + i0+"/permission_profile_name",schemaPath:"contract:/components/schemas/PermissionProfileResponse2_1/properties/permission_profile_name/type",keyword:"type",params:{type: "string"},schema:schema106.properties.permission_profile_name.type,parentSchema:schema106.properties.permission_profile_name,data:data5};
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
const err5 = {instancePath:instancePath+"/permission_profiles/" + i0,schemaPath:"contract:/components/schemas/PermissionProfileResponse2_1/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data:data3};
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
const err6 = {instancePath:instancePath+"/permission_profiles",schemaPath:"#/properties/permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema105.properties.permission_profiles.type,parentSchema:schema105.properties.permission_profiles,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.error_message !== undefined){
let data6 = data.error_message;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: "string"},schema:schema105.properties.error_message.type,parentSchema:schema105.properties.error_message,data:data6};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"product_id":true,"product_name":true,"permission_profiles":true,"error_message":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.product_permission_profiles !== undefined){
let data0 = data.product_permission_profiles;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112.call(this, data0[i0], {instancePath:instancePath+"/product_permission_profiles/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/product_permission_profiles",schemaPath:"#/properties/product_permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema104.properties.product_permission_profiles.type,parentSchema:schema104.properties.product_permission_profiles,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};


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
validate110.evaluated = {"props":{"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate115;
const schema107 = {"$id":"contract:/OrganizationProductPermissionProfile_PostUserProductPermissionProfiles.200.body","$ref":"contract:/components/schemas/UserProductPermissionProfilesResponse"};
const schema108 = {"$id":"contract:/components/schemas/UserProductPermissionProfilesResponse","type":"object","properties":{"user_id":{"format":"uuid","type":"string"},"account_id":{"format":"uuid","type":"string"},"product_permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/ProductPermissionProfileResponse"}}}};

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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema108.properties.user_id,data:data0};
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
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.user_id.type,parentSchema:schema108.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema108.properties.account_id,data:data1};
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
const err3 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.account_id.type,parentSchema:schema108.properties.account_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.product_permission_profiles !== undefined){
let data2 = data.product_permission_profiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112.call(this, data2[i0], {instancePath:instancePath+"/product_permission_profiles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/product_permission_profiles",schemaPath:"#/properties/product_permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema108.properties.product_permission_profiles.type,parentSchema:schema108.properties.product_permission_profiles,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"user_id":true,"account_id":true,"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate116.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"user_id":true,"account_id":true,"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate119;
const schema109 = {"$id":"contract:/OrganizationUser_OrganizationUsers_PostAccountUsersV2_1.200.body","$ref":"contract:/components/schemas/AddUserResponse"};
const schema110 = {"$id":"contract:/components/schemas/AddUserResponse","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"language_culture":{"type":"string"},"federated_status":{"type":"string"},"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/AddUserResponseAccountProperties"}}}};
const schema111 = {"$id":"contract:/components/schemas/AddUserResponseAccountProperties","type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"product_permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/ProductPermissionProfileResponse"}},"ds_groups":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupResponse"}},"company_name":{"type":"string"},"job_title":{"type":"string"},"license_type":{"type":"string"},"subscription_id":{"type":"string"},"plan_name":{"type":"string"},"license_status":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema111.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema111.properties.id.type,parentSchema:schema111.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.site_id.type,parentSchema:schema111.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema111.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema111.properties.site_id,data:data1};
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
if(data.product_permission_profiles !== undefined){
let data2 = data.product_permission_profiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112.call(this, data2[i0], {instancePath:instancePath+"/product_permission_profiles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/product_permission_profiles",schemaPath:"#/properties/product_permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema111.properties.product_permission_profiles.type,parentSchema:schema111.properties.product_permission_profiles,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ds_groups !== undefined){
let data4 = data.ds_groups;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ds_group_id !== undefined){
let data6 = data5.ds_group_id;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err6 = {instancePath:instancePath+"/ds_groups/" + i1+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data6};
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
const err7 = {instancePath:instancePath+"/ds_groups/" + i1+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.account_id !== undefined){
let data7 = data5.account_id;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err8 = {instancePath:instancePath+"/ds_groups/" + i1+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.account_id,data:data7};
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
const err9 = {instancePath:instancePath+"/ds_groups/" + i1+"/account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_id.type,parentSchema:schema67.properties.account_id,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.source_product_name !== undefined){
let data8 = data5.source_product_name;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/ds_groups/" + i1+"/source_product_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/source_product_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source_product_name.type,parentSchema:schema67.properties.source_product_name,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.group_id !== undefined){
let data9 = data5.group_id;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/ds_groups/" + i1+"/group_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_id.type,parentSchema:schema67.properties.group_id,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.group_name !== undefined){
let data10 = data5.group_name;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/ds_groups/" + i1+"/group_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.group_name.type,parentSchema:schema67.properties.group_name,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.description !== undefined){
let data11 = data5.description;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/ds_groups/" + i1+"/description",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.is_admin !== undefined){
let data12 = data5.is_admin;
if(typeof data12 !== "boolean"){
const err14 = {instancePath:instancePath+"/ds_groups/" + i1+"/is_admin",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_admin.type,parentSchema:schema67.properties.is_admin,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.last_modified_on !== undefined){
let data13 = data5.last_modified_on;
if(typeof data13 === "string"){
if(!(formats2.test(data13))){
const err15 = {instancePath:instancePath+"/ds_groups/" + i1+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/ds_groups/" + i1+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.last_modified_on,data:data13};
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
const err17 = {instancePath:instancePath+"/ds_groups/" + i1+"/last_modified_on",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/last_modified_on/type",keyword:"type",params:{type: "string"},schema:schema67.properties.last_modified_on.type,parentSchema:schema67.properties.last_modified_on,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.user_count !== undefined){
let data14 = data5.user_count;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err18 = {instancePath:instancePath+"/ds_groups/" + i1+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.user_count.type,parentSchema:schema67.properties.user_count,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err19 = {instancePath:instancePath+"/ds_groups/" + i1+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.user_count,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err20 = {instancePath:instancePath+"/ds_groups/" + i1+"/user_count",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/user_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.user_count,data:data14};
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
if(data5.external_account_id !== undefined){
let data15 = data5.external_account_id;
if(!((typeof data15 === "number" && Number.isSafeInteger(data15) && !Object.is(data15, -0)) || (typeof data15 === "bigint" && data15 >= -9223372036854775808n && data15 <= 9223372036854775807n)) || (this && this.has(data5, "external_account_id")) || false){
const err21 = {instancePath:instancePath+"/ds_groups/" + i1+"/external_account_id",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/external_account_id/int64",keyword:"int64",params:{},schema:schema67.properties.external_account_id.int64,parentSchema:schema67.properties.external_account_id,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.account_name !== undefined){
let data16 = data5.account_name;
if(typeof data16 !== "string"){
const err22 = {instancePath:instancePath+"/ds_groups/" + i1+"/account_name",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/account_name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.account_name.type,parentSchema:schema67.properties.account_name,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.is_managed_by_scim !== undefined){
let data17 = data5.is_managed_by_scim;
if(typeof data17 !== "boolean"){
const err23 = {instancePath:instancePath+"/ds_groups/" + i1+"/is_managed_by_scim",schemaPath:"contract:/components/schemas/DSGroupResponse/properties/is_managed_by_scim/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.is_managed_by_scim.type,parentSchema:schema67.properties.is_managed_by_scim,data:data17};
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
const err24 = {instancePath:instancePath+"/ds_groups/" + i1,schemaPath:"contract:/components/schemas/DSGroupResponse/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data5};
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
const err25 = {instancePath:instancePath+"/ds_groups",schemaPath:"#/properties/ds_groups/type",keyword:"type",params:{type: "array"},schema:schema111.properties.ds_groups.type,parentSchema:schema111.properties.ds_groups,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.company_name !== undefined){
let data18 = data.company_name;
if(typeof data18 !== "string"){
const err26 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},schema:schema111.properties.company_name.type,parentSchema:schema111.properties.company_name,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.job_title !== undefined){
let data19 = data.job_title;
if(typeof data19 !== "string"){
const err27 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},schema:schema111.properties.job_title.type,parentSchema:schema111.properties.job_title,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.license_type !== undefined){
let data20 = data.license_type;
if(typeof data20 !== "string"){
const err28 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema111.properties.license_type.type,parentSchema:schema111.properties.license_type,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.subscription_id !== undefined){
let data21 = data.subscription_id;
if(typeof data21 !== "string"){
const err29 = {instancePath:instancePath+"/subscription_id",schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type: "string"},schema:schema111.properties.subscription_id.type,parentSchema:schema111.properties.subscription_id,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.plan_name !== undefined){
let data22 = data.plan_name;
if(typeof data22 !== "string"){
const err30 = {instancePath:instancePath+"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type: "string"},schema:schema111.properties.plan_name.type,parentSchema:schema111.properties.plan_name,data:data22};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.license_status !== undefined){
let data23 = data.license_status;
if(typeof data23 !== "string"){
const err31 = {instancePath:instancePath+"/license_status",schemaPath:"#/properties/license_status/type",keyword:"type",params:{type: "string"},schema:schema111.properties.license_status.type,parentSchema:schema111.properties.license_status,data:data23};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"id":true,"site_id":true,"product_permission_profiles":true,"ds_groups":true,"company_name":true,"job_title":true,"license_type":true,"subscription_id":true,"plan_name":true,"license_status":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema110.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema110.properties.id.type,parentSchema:schema110.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema110.properties.site_id.type,parentSchema:schema110.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema110.properties.site_id,data:data1};
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
if(data.user_name !== undefined){
let data2 = data.user_name;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.user_name.type,parentSchema:schema110.properties.user_name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.first_name.type,parentSchema:schema110.properties.first_name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.last_name.type,parentSchema:schema110.properties.last_name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema110.properties.email.type,parentSchema:schema110.properties.email,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data6 = data.language_culture;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema110.properties.language_culture.type,parentSchema:schema110.properties.language_culture,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data7 = data.federated_status;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema110.properties.federated_status.type,parentSchema:schema110.properties.federated_status,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.accounts !== undefined){
let data8 = data.accounts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate121.call(this, data8[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema110.properties.accounts.type,parentSchema:schema110.properties.accounts,data:data8};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"id":true,"site_id":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"language_culture":true,"federated_status":true,"accounts":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate120.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"id":true,"site_id":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"language_culture":true,"federated_status":true,"accounts":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate125;
const schema113 = {"$id":"contract:/OrganizationProductPermissionProfile_RemoveUserProducts.200.body","$ref":"contract:/components/schemas/RemoveUserProductsResponse"};
const schema114 = {"$id":"contract:/components/schemas/RemoveUserProductsResponse","required":["is_success","user_product_results"],"type":"object","properties":{"is_success":{"type":"boolean"},"user_email":{"type":"string"},"user_id":{"format":"uuid","type":"string"},"user_product_results":{"type":"object","additionalProperties":{"type":"string"}}}};

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
if(data.is_success === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/required",keyword:"required",params:{missingProperty: "is_success"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_product_results === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/required",keyword:"required",params:{missingProperty: "user_product_results"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_success !== undefined){
let data0 = data.is_success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/is_success",schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/properties/is_success/type",keyword:"type",params:{type: "boolean"},schema:schema114.properties.is_success.type,parentSchema:schema114.properties.is_success,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_email !== undefined){
let data1 = data.user_email;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/user_email",schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/properties/user_email/type",keyword:"type",params:{type: "string"},schema:schema114.properties.user_email.type,parentSchema:schema114.properties.user_email,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.user_id !== undefined){
let data2 = data.user_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema114.properties.user_id,data:data2};
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
const err5 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema114.properties.user_id.type,parentSchema:schema114.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user_product_results !== undefined){
let data3 = data.user_product_results;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/user_product_results/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/properties/user_product_results/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema114.properties.user_product_results.additionalProperties.type,parentSchema:schema114.properties.user_product_results.additionalProperties,data:data4};
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
const err7 = {instancePath:instancePath+"/user_product_results",schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/properties/user_product_results/type",keyword:"type",params:{type: "object"},schema:schema114.properties.user_product_results.type,parentSchema:schema114.properties.user_product_results,data:data3};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/RemoveUserProductsResponse/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"is_success":true,"user_email":true,"user_id":true,"user_product_results":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate126;
const schema115 = {"$id":"contract:/OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg.200.body","$ref":"contract:/components/schemas/AssetGroupAccountsResponse"};
const schema116 = {"$id":"contract:/components/schemas/AssetGroupAccountsResponse","type":"object","properties":{"assetGroupAccounts":{"type":"array","items":{"$ref":"contract:/components/schemas/AssetGroupAccountResponse"}}}};
const schema117 = {"$id":"contract:/components/schemas/AssetGroupAccountResponse","type":"object","properties":{"assetGroupId":{"format":"uuid","type":"string"},"assetGroupName":{"type":"string"},"accountId":{"format":"uuid","type":"string"},"accountName":{"type":"string"},"externalAccountId":{"int64":{}},"compliant":{"type":"boolean"},"siteId":{"format":"int32","type":"integer","safeInteger":true},"siteName":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assetGroupAccounts !== undefined){
let data0 = data.assetGroupAccounts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.assetGroupId !== undefined){
let data2 = data1.assetGroupId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err0 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/assetGroupId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/assetGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema117.properties.assetGroupId,data:data2};
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
const err1 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/assetGroupId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/assetGroupId/type",keyword:"type",params:{type: "string"},schema:schema117.properties.assetGroupId.type,parentSchema:schema117.properties.assetGroupId,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.assetGroupName !== undefined){
let data3 = data1.assetGroupName;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/assetGroupName",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/assetGroupName/type",keyword:"type",params:{type: "string"},schema:schema117.properties.assetGroupName.type,parentSchema:schema117.properties.assetGroupName,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data4 = data1.accountId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err3 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/accountId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema117.properties.accountId,data:data4};
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
const err4 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/accountId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema117.properties.accountId.type,parentSchema:schema117.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.accountName !== undefined){
let data5 = data1.accountName;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/accountName",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/accountName/type",keyword:"type",params:{type: "string"},schema:schema117.properties.accountName.type,parentSchema:schema117.properties.accountName,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.externalAccountId !== undefined){
let data6 = data1.externalAccountId;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data1, "externalAccountId")) || false){
const err6 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/externalAccountId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/externalAccountId/int64",keyword:"int64",params:{},schema:schema117.properties.externalAccountId.int64,parentSchema:schema117.properties.externalAccountId,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.compliant !== undefined){
let data7 = data1.compliant;
if(typeof data7 !== "boolean"){
const err7 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/compliant",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/compliant/type",keyword:"type",params:{type: "boolean"},schema:schema117.properties.compliant.type,parentSchema:schema117.properties.compliant,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.siteId !== undefined){
let data8 = data1.siteId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/siteId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/siteId/type",keyword:"type",params:{type: "integer"},schema:schema117.properties.siteId.type,parentSchema:schema117.properties.siteId,data:data8};
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
const err9 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/siteId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/siteId/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema117.properties.siteId,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err10 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/siteId",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/siteId/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema117.properties.siteId,data:data8};
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
if(data1.siteName !== undefined){
let data9 = data1.siteName;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/assetGroupAccounts/" + i0+"/siteName",schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/properties/siteName/type",keyword:"type",params:{type: "string"},schema:schema117.properties.siteName.type,parentSchema:schema117.properties.siteName,data:data9};
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
const err12 = {instancePath:instancePath+"/assetGroupAccounts/" + i0,schemaPath:"contract:/components/schemas/AssetGroupAccountResponse/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data1};
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
const err13 = {instancePath:instancePath+"/assetGroupAccounts",schemaPath:"#/properties/assetGroupAccounts/type",keyword:"type",params:{type: "array"},schema:schema116.properties.assetGroupAccounts.type,parentSchema:schema116.properties.assetGroupAccounts,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"assetGroupAccounts":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate127.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate127.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"assetGroupAccounts":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate129;
const schema118 = {"$id":"contract:/OrganizationProvisionAssetGroup_CloneAssetGroupAccount.200.body","$ref":"contract:/components/schemas/AssetGroupAccountClone"};
const schema119 = {"$id":"contract:/components/schemas/AssetGroupAccountClone","required":["sourceAccount","targetAccount"],"type":"object","properties":{"sourceAccount":{"$ref":"contract:/components/schemas/AssetGroupAccountCloneSourceAccount"},"targetAccount":{"$ref":"contract:/components/schemas/AssetGroupAccountCloneTargetAccount"},"assetGroupWorkId":{"format":"uuid","type":"string"},"assetGroupId":{"format":"uuid","type":"string"},"assetGroupWorkType":{"enum":["Undefined","GroupAssetFulfillment","AccountAssetFulfillment","AccountAssetClone","AccountAssetCreate","SubscriptionSync"],"type":"string"},"status":{"enum":["Undefined","Pending","Processing","ProcessingOnHold","PendingError","ProcessingError","Completed","Canceled","PermanentFailure"],"type":"string"},"cloneRequestId":{"format":"uuid","type":"string"},"orderId":{"format":"uuid","type":"string"},"attempts":{"format":"int32","type":"integer","safeInteger":true},"createdDate":{"format":"date-time","type":"string","leapSecond":"date-time"},"createdByName":{"type":"string"},"createdByEmail":{"type":"string"},"message":{"type":"string"},"cloneProcessingFailureDetails":{"$ref":"contract:/components/schemas/SubAccountErrorDetails"}}};
const schema120 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneSourceAccount","required":["id"],"type":"object","properties":{"id":{"format":"uuid","type":"string"},"externalAccountId":{"int64":{}},"site":{"type":"string"},"name":{"type":"string"}}};
const schema123 = {"$id":"contract:/components/schemas/SubAccountErrorDetails","type":"object","properties":{"error":{"type":"string"},"errorDescription":{"type":"string"},"isSystemError":{"type":"boolean"}}};
const schema121 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneTargetAccount","type":"object","properties":{"id":{"format":"uuid","type":"string"},"name":{"type":"string"},"region":{"type":"string"},"countryCode":{"type":"string"},"site":{"type":"string"},"admin":{"$ref":"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin"}}};
const schema122 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin","type":"object","properties":{"email":{"type":"string"},"firstName":{"type":"string"},"lastName":{"type":"string"},"locale":{"enum":["None","zh_cn","zh_tw","nl","en","fr","de","it","ja","ko","pt","pt_br","ru","es","pl"],"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema121.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.id.type,parentSchema:schema121.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema121.properties.name.type,parentSchema:schema121.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema121.properties.region.type,parentSchema:schema121.properties.region,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.countryCode !== undefined){
let data3 = data.countryCode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{type: "string"},schema:schema121.properties.countryCode.type,parentSchema:schema121.properties.countryCode,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.site !== undefined){
let data4 = data.site;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "string"},schema:schema121.properties.site.type,parentSchema:schema121.properties.site,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.admin !== undefined){
let data5 = data.admin;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.email !== undefined){
let data6 = data5.email;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/admin/email",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/email/type",keyword:"type",params:{type: "string"},schema:schema122.properties.email.type,parentSchema:schema122.properties.email,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.firstName !== undefined){
let data7 = data5.firstName;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/admin/firstName",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/firstName/type",keyword:"type",params:{type: "string"},schema:schema122.properties.firstName.type,parentSchema:schema122.properties.firstName,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.lastName !== undefined){
let data8 = data5.lastName;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/admin/lastName",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/lastName/type",keyword:"type",params:{type: "string"},schema:schema122.properties.lastName.type,parentSchema:schema122.properties.lastName,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.locale !== undefined){
let data9 = data5.locale;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/admin/locale",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema122.properties.locale.type,parentSchema:schema122.properties.locale,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((((((data9 === "None") || (data9 === "zh_cn")) || (data9 === "zh_tw")) || (data9 === "nl")) || (data9 === "en")) || (data9 === "fr")) || (data9 === "de")) || (data9 === "it")) || (data9 === "ja")) || (data9 === "ko")) || (data9 === "pt")) || (data9 === "pt_br")) || (data9 === "ru")) || (data9 === "es")) || (data9 === "pl"))){
const err10 = {instancePath:instancePath+"/admin/locale",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/locale/enum",keyword:"enum",params:{allowedValues: schema122.properties.locale.enum},schema:schema122.properties.locale.enum,parentSchema:schema122.properties.locale,data:data9};
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
const err11 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"id":true,"name":true,"region":true,"countryCode":true,"site":true,"admin":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.sourceAccount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAccount"},schema:schema119.required,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.targetAccount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetAccount"},schema:schema119.required,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceAccount !== undefined){
let data0 = data.sourceAccount;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/sourceAccount",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/required",keyword:"required",params:{missingProperty: "id"},schema:schema120.required,parentSchema:schema120,data:data0};
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
const err3 = {instancePath:instancePath+"/sourceAccount/id",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema120.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/sourceAccount/id",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/properties/id/type",keyword:"type",params:{type: "string"},schema:schema120.properties.id.type,parentSchema:schema120.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.externalAccountId !== undefined){
let data2 = data0.externalAccountId;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "externalAccountId")) || false){
const err5 = {instancePath:instancePath+"/sourceAccount/externalAccountId",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/properties/externalAccountId/int64",keyword:"int64",params:{},schema:schema120.properties.externalAccountId.int64,parentSchema:schema120.properties.externalAccountId,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.site !== undefined){
let data3 = data0.site;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/sourceAccount/site",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/properties/site/type",keyword:"type",params:{type: "string"},schema:schema120.properties.site.type,parentSchema:schema120.properties.site,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.name !== undefined){
let data4 = data0.name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/sourceAccount/name",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.name.type,parentSchema:schema120.properties.name,data:data4};
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
const err8 = {instancePath:instancePath+"/sourceAccount",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccount/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.targetAccount !== undefined){
if(!(validate131.call(this, data.targetAccount, {instancePath:instancePath+"/targetAccount",parentData:data,parentDataProperty:"targetAccount",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.assetGroupWorkId !== undefined){
let data6 = data.assetGroupWorkId;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err9 = {instancePath:instancePath+"/assetGroupWorkId",schemaPath:"#/properties/assetGroupWorkId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema119.properties.assetGroupWorkId,data:data6};
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
const err10 = {instancePath:instancePath+"/assetGroupWorkId",schemaPath:"#/properties/assetGroupWorkId/type",keyword:"type",params:{type: "string"},schema:schema119.properties.assetGroupWorkId.type,parentSchema:schema119.properties.assetGroupWorkId,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.assetGroupId !== undefined){
let data7 = data.assetGroupId;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err11 = {instancePath:instancePath+"/assetGroupId",schemaPath:"#/properties/assetGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema119.properties.assetGroupId,data:data7};
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
const err12 = {instancePath:instancePath+"/assetGroupId",schemaPath:"#/properties/assetGroupId/type",keyword:"type",params:{type: "string"},schema:schema119.properties.assetGroupId.type,parentSchema:schema119.properties.assetGroupId,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.assetGroupWorkType !== undefined){
let data8 = data.assetGroupWorkType;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/assetGroupWorkType",schemaPath:"#/properties/assetGroupWorkType/type",keyword:"type",params:{type: "string"},schema:schema119.properties.assetGroupWorkType.type,parentSchema:schema119.properties.assetGroupWorkType,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data8 === "Undefined") || (data8 === "GroupAssetFulfillment")) || (data8 === "AccountAssetFulfillment")) || (data8 === "AccountAssetClone")) || (data8 === "AccountAssetCreate")) || (data8 === "SubscriptionSync"))){
const err14 = {instancePath:instancePath+"/assetGroupWorkType",schemaPath:"#/properties/assetGroupWorkType/enum",keyword:"enum",params:{allowedValues: schema119.properties.assetGroupWorkType.enum},schema:schema119.properties.assetGroupWorkType.enum,parentSchema:schema119.properties.assetGroupWorkType,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema119.properties.status.type,parentSchema:schema119.properties.status,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((data9 === "Undefined") || (data9 === "Pending")) || (data9 === "Processing")) || (data9 === "ProcessingOnHold")) || (data9 === "PendingError")) || (data9 === "ProcessingError")) || (data9 === "Completed")) || (data9 === "Canceled")) || (data9 === "PermanentFailure"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema119.properties.status.enum},schema:schema119.properties.status.enum,parentSchema:schema119.properties.status,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cloneRequestId !== undefined){
let data10 = data.cloneRequestId;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err17 = {instancePath:instancePath+"/cloneRequestId",schemaPath:"#/properties/cloneRequestId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema119.properties.cloneRequestId,data:data10};
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
const err18 = {instancePath:instancePath+"/cloneRequestId",schemaPath:"#/properties/cloneRequestId/type",keyword:"type",params:{type: "string"},schema:schema119.properties.cloneRequestId.type,parentSchema:schema119.properties.cloneRequestId,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.orderId !== undefined){
let data11 = data.orderId;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err19 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema119.properties.orderId,data:data11};
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
const err20 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},schema:schema119.properties.orderId.type,parentSchema:schema119.properties.orderId,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.attempts !== undefined){
let data12 = data.attempts;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.attempts.type,parentSchema:schema119.properties.attempts,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err22 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema119.properties.attempts,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err23 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema119.properties.attempts,data:data12};
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
if(data.createdDate !== undefined){
let data13 = data.createdDate;
if(typeof data13 === "string"){
if(!(formats2.test(data13))){
const err24 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema119.properties.createdDate,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema119.properties.createdDate,data:data13};
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
const err26 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/type",keyword:"type",params:{type: "string"},schema:schema119.properties.createdDate.type,parentSchema:schema119.properties.createdDate,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.createdByName !== undefined){
let data14 = data.createdByName;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/createdByName",schemaPath:"#/properties/createdByName/type",keyword:"type",params:{type: "string"},schema:schema119.properties.createdByName.type,parentSchema:schema119.properties.createdByName,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.createdByEmail !== undefined){
let data15 = data.createdByEmail;
if(typeof data15 !== "string"){
const err28 = {instancePath:instancePath+"/createdByEmail",schemaPath:"#/properties/createdByEmail/type",keyword:"type",params:{type: "string"},schema:schema119.properties.createdByEmail.type,parentSchema:schema119.properties.createdByEmail,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.message !== undefined){
let data16 = data.message;
if(typeof data16 !== "string"){
const err29 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema119.properties.message.type,parentSchema:schema119.properties.message,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.cloneProcessingFailureDetails !== undefined){
let data17 = data.cloneProcessingFailureDetails;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.error !== undefined){
let data18 = data17.error;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/cloneProcessingFailureDetails/error",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema123.properties.error.type,parentSchema:schema123.properties.error,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.errorDescription !== undefined){
let data19 = data17.errorDescription;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/cloneProcessingFailureDetails/errorDescription",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/properties/errorDescription/type",keyword:"type",params:{type: "string"},schema:schema123.properties.errorDescription.type,parentSchema:schema123.properties.errorDescription,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data17.isSystemError !== undefined){
let data20 = data17.isSystemError;
if(typeof data20 !== "boolean"){
const err32 = {instancePath:instancePath+"/cloneProcessingFailureDetails/isSystemError",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/properties/isSystemError/type",keyword:"type",params:{type: "boolean"},schema:schema123.properties.isSystemError.type,parentSchema:schema123.properties.isSystemError,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/cloneProcessingFailureDetails",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data:data17};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"sourceAccount":true,"targetAccount":true,"assetGroupWorkId":true,"assetGroupId":true,"assetGroupWorkType":true,"status":true,"cloneRequestId":true,"orderId":true,"attempts":true,"createdDate":true,"createdByName":true,"createdByEmail":true,"message":true,"cloneProcessingFailureDetails":true},"dynamicProps":false,"dynamicItems":false};


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
validate129.evaluated = {"props":{"sourceAccount":true,"targetAccount":true,"assetGroupWorkId":true,"assetGroupId":true,"assetGroupWorkType":true,"status":true,"cloneRequestId":true,"orderId":true,"attempts":true,"createdDate":true,"createdByName":true,"createdByEmail":true,"message":true,"cloneProcessingFailureDetails":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate134;
const schema124 = {"$id":"contract:/OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId.200.body","$ref":"contract:/components/schemas/AssetGroupAccountClones"};
const schema125 = {"$id":"contract:/components/schemas/AssetGroupAccountClones","type":"object","properties":{"assetGroupWorks":{"type":"array","items":{"$ref":"contract:/components/schemas/AssetGroupAccountClone"}}}};

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
if(data.assetGroupWorks !== undefined){
let data0 = data.assetGroupWorks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate130.call(this, data0[i0], {instancePath:instancePath+"/assetGroupWorks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/assetGroupWorks",schemaPath:"#/properties/assetGroupWorks/type",keyword:"type",params:{type: "array"},schema:schema125.properties.assetGroupWorks.type,parentSchema:schema125.properties.assetGroupWorks,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"assetGroupWorks":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate135.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate135.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"assetGroupWorks":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate138;
const schema126 = {"$id":"contract:/OrganizationSubAccount_GetOrganizationPlanItems.200.body","type":"array","items":{"$ref":"contract:/components/schemas/OrganizationSubscriptionResponse"}};
const schema127 = {"$id":"contract:/components/schemas/OrganizationSubscriptionResponse","type":"object","properties":{"plan_id":{"format":"uuid","type":"string"},"plan_name":{"type":"string"},"associated_accounts_count":{"format":"int32","type":"integer","safeInteger":true},"asset_group_name":{"type":"string"},"asset_group_id":{"format":"uuid","type":"string"},"subscription_name":{"type":"string"},"subscription_id":{"type":"string"},"modules":{"type":"array","items":{"$ref":"contract:/components/schemas/SubscriptionPlanItemResponse"}}}};
const schema128 = {"$id":"contract:/components/schemas/SubscriptionPlanItemResponse","type":"object","properties":{"plan_item_id":{"format":"uuid","type":"string"},"plan_item_name":{"type":"string"},"plan_item_description":{"type":"string"},"plan_item_internal_id":{"type":"string"}}};

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
if(data.plan_id !== undefined){
let data0 = data.plan_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/plan_id",schemaPath:"#/properties/plan_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema127.properties.plan_id,data:data0};
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
const err1 = {instancePath:instancePath+"/plan_id",schemaPath:"#/properties/plan_id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.plan_id.type,parentSchema:schema127.properties.plan_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.plan_name !== undefined){
let data1 = data.plan_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type: "string"},schema:schema127.properties.plan_name.type,parentSchema:schema127.properties.plan_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.associated_accounts_count !== undefined){
let data2 = data.associated_accounts_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/associated_accounts_count",schemaPath:"#/properties/associated_accounts_count/type",keyword:"type",params:{type: "integer"},schema:schema127.properties.associated_accounts_count.type,parentSchema:schema127.properties.associated_accounts_count,data:data2};
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
const err4 = {instancePath:instancePath+"/associated_accounts_count",schemaPath:"#/properties/associated_accounts_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema127.properties.associated_accounts_count,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err5 = {instancePath:instancePath+"/associated_accounts_count",schemaPath:"#/properties/associated_accounts_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema127.properties.associated_accounts_count,data:data2};
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
if(data.asset_group_name !== undefined){
let data3 = data.asset_group_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/asset_group_name",schemaPath:"#/properties/asset_group_name/type",keyword:"type",params:{type: "string"},schema:schema127.properties.asset_group_name.type,parentSchema:schema127.properties.asset_group_name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.asset_group_id !== undefined){
let data4 = data.asset_group_id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err7 = {instancePath:instancePath+"/asset_group_id",schemaPath:"#/properties/asset_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema127.properties.asset_group_id,data:data4};
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
const err8 = {instancePath:instancePath+"/asset_group_id",schemaPath:"#/properties/asset_group_id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.asset_group_id.type,parentSchema:schema127.properties.asset_group_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subscription_name !== undefined){
let data5 = data.subscription_name;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/subscription_name",schemaPath:"#/properties/subscription_name/type",keyword:"type",params:{type: "string"},schema:schema127.properties.subscription_name.type,parentSchema:schema127.properties.subscription_name,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subscription_id !== undefined){
let data6 = data.subscription_id;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/subscription_id",schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.subscription_id.type,parentSchema:schema127.properties.subscription_id,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.modules !== undefined){
let data7 = data.modules;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.plan_item_id !== undefined){
let data9 = data8.plan_item_id;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err11 = {instancePath:instancePath+"/modules/" + i0+"/plan_item_id",schemaPath:"contract:/components/schemas/SubscriptionPlanItemResponse/properties/plan_item_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema128.properties.plan_item_id,data:data9};
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
const err12 = {instancePath:instancePath+"/modules/" + i0+"/plan_item_id",schemaPath:"contract:/components/schemas/SubscriptionPlanItemResponse/properties/plan_item_id/type",keyword:"type",params:{type: "string"},schema:schema128.properties.plan_item_id.type,parentSchema:schema128.properties.plan_item_id,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.plan_item_name !== undefined){
let data10 = data8.plan_item_name;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/modules/" + i0+"/plan_item_name",schemaPath:"contract:/components/schemas/SubscriptionPlanItemResponse/properties/plan_item_name/type",keyword:"type",params:{type: "string"},schema:schema128.properties.plan_item_name.type,parentSchema:schema128.properties.plan_item_name,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.plan_item_description !== undefined){
let data11 = data8.plan_item_description;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/modules/" + i0+"/plan_item_description",schemaPath:"contract:/components/schemas/SubscriptionPlanItemResponse/properties/plan_item_description/type",keyword:"type",params:{type: "string"},schema:schema128.properties.plan_item_description.type,parentSchema:schema128.properties.plan_item_description,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.plan_item_internal_id !== undefined){
let data12 = data8.plan_item_internal_id;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/modules/" + i0+"/plan_item_internal_id",schemaPath:"contract:/components/schemas/SubscriptionPlanItemResponse/properties/plan_item_internal_id/type",keyword:"type",params:{type: "string"},schema:schema128.properties.plan_item_internal_id.type,parentSchema:schema128.properties.plan_item_internal_id,data:data12};
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
const err16 = {instancePath:instancePath+"/modules/" + i0,schemaPath:"contract:/components/schemas/SubscriptionPlanItemResponse/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data:data8};
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
const err17 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "array"},schema:schema127.properties.modules.type,parentSchema:schema127.properties.modules,data:data7};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
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
validate139.evaluated = {"props":{"plan_id":true,"plan_name":true,"associated_accounts_count":true,"asset_group_name":true,"asset_group_id":true,"subscription_name":true,"subscription_id":true,"modules":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate139.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate141;
const schema129 = {"$id":"contract:/OrganizationSubAccount_CreateSubAccount.200.body","$ref":"contract:/components/schemas/Subscription.Provision.Model.AssetGroupWorkResult"};
const schema130 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.AssetGroupWorkResult","type":"object","properties":{"AssetGroupWork":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.AssetGroupWork"},"Message":{"type":"string"},"Success":{"type":"boolean"}}};
const schema131 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.AssetGroupWork","type":"object","properties":{"AssetGroupWorkId":{"format":"uuid","type":"string"},"AssetGroupId":{"format":"uuid","type":"string"},"AssetGroupWorkType":{"enum":["Undefined","GroupAssetFulfillment","AccountAssetFulfillment","AccountAssetClone","AccountAssetCreate","SubscriptionSync"],"type":"string"},"Status":{"enum":["Undefined","Pending","Processing","ProcessingOnHold","PendingError","ProcessingError","Completed","Canceled","PermanentFailure"],"type":"string"},"OrderId":{"format":"uuid","type":"string"},"TargetAccountId":{"format":"uuid","type":"string"},"SourceAccountId":{"format":"uuid","type":"string"},"SourceAccountExternalId":{"int64":{}},"SourceAccountName":{"type":"string"},"SourceAccountSite":{"type":"string"},"CloneRequestId":{"format":"uuid","type":"string"},"CloneAccountDetails":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountDetails"},"CreateSubAccountDetails":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateSubAccountDetails"},"Attempts":{"format":"int32","type":"integer","safeInteger":true},"RetryOn":{"format":"date-time","type":"string","leapSecond":"date-time"},"Message":{"type":"string"},"CreatedByName":{"type":"string"},"CreatedByEmail":{"type":"string"},"ErrorDetails":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails"},"OldAssetGroupSubscriptionId":{"format":"uuid","type":"string"},"NewAssetGroupSubscriptionId":{"format":"uuid","type":"string"},"SourceSystem":{"type":"string"},"SourceId":{"type":"string"},"CreatedBy":{"type":"string"},"CreatedByType":{"enum":[0,1,2,3,4,5],"format":"int32","type":"integer"},"CreatedDate":{"format":"date-time","type":"string","leapSecond":"date-time"},"UpdatedBy":{"type":"string"},"UpdatedByType":{"enum":[0,1,2,3,4,5],"format":"int32","type":"integer"},"UpdatedDate":{"format":"date-time","type":"string","leapSecond":"date-time"},"UpdateHistory":{"type":"array","items":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent"}}}};
const schema139 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails","type":"object","properties":{"ErrorCode":{"type":"string"},"PublicErrorCode":{"type":"string"},"ErrorDescription":{"type":"string"},"IsSystemError":{"type":"boolean"}}};
const schema140 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent","type":"object","properties":{"EventDate":{"format":"date-time","type":"string","leapSecond":"date-time"},"Action":{"type":"string"},"TraceToken":{"format":"uuid","type":"string"}}};
const schema132 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountDetails","type":"object","properties":{"Name":{"type":"string"},"CountryCode":{"type":"string"},"Region":{"type":"string"},"Site":{"type":"string"},"Address":{"$ref":"contract:/components/schemas/DocuSign.Account.Domain.Model.Address"},"AdminUser":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.AccountAdmin"},"BillingProfileType":{"enum":[0,1],"format":"int32","type":"integer"}}};
const schema133 = {"$id":"contract:/components/schemas/DocuSign.Account.Domain.Model.Address","type":"object","properties":{"Address1":{"type":"string"},"Address2":{"type":"string"},"City":{"type":"string"},"StateProvince":{"type":"string"},"Country":{"type":"string"},"PostalCode":{"type":"string"},"Phone":{"type":"string"},"Fax":{"type":"string"},"ZipPlus4":{"type":"string"}}};
const schema134 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.AccountAdmin","type":"object","properties":{"EmailAddress":{"type":"string"},"FirstName":{"type":"string"},"LastName":{"type":"string"},"Locale":{"enum":["None","zh_cn","zh_tw","nl","en","fr","de","it","ja","ko","pt","pt_br","ru","es","pl"],"type":"string"},"Address":{"$ref":"contract:/components/schemas/DocuSign.Account.Domain.Model.Address"}}};

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
if(data.EmailAddress !== undefined){
let data0 = data.EmailAddress;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/EmailAddress",schemaPath:"#/properties/EmailAddress/type",keyword:"type",params:{type: "string"},schema:schema134.properties.EmailAddress.type,parentSchema:schema134.properties.EmailAddress,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.FirstName !== undefined){
let data1 = data.FirstName;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/FirstName",schemaPath:"#/properties/FirstName/type",keyword:"type",params:{type: "string"},schema:schema134.properties.FirstName.type,parentSchema:schema134.properties.FirstName,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.LastName !== undefined){
let data2 = data.LastName;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/LastName",schemaPath:"#/properties/LastName/type",keyword:"type",params:{type: "string"},schema:schema134.properties.LastName.type,parentSchema:schema134.properties.LastName,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Locale !== undefined){
let data3 = data.Locale;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/Locale",schemaPath:"#/properties/Locale/type",keyword:"type",params:{type: "string"},schema:schema134.properties.Locale.type,parentSchema:schema134.properties.Locale,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((data3 === "None") || (data3 === "zh_cn")) || (data3 === "zh_tw")) || (data3 === "nl")) || (data3 === "en")) || (data3 === "fr")) || (data3 === "de")) || (data3 === "it")) || (data3 === "ja")) || (data3 === "ko")) || (data3 === "pt")) || (data3 === "pt_br")) || (data3 === "ru")) || (data3 === "es")) || (data3 === "pl"))){
const err4 = {instancePath:instancePath+"/Locale",schemaPath:"#/properties/Locale/enum",keyword:"enum",params:{allowedValues: schema134.properties.Locale.enum},schema:schema134.properties.Locale.enum,parentSchema:schema134.properties.Locale,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Address !== undefined){
let data4 = data.Address;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.Address1 !== undefined){
let data5 = data4.Address1;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/Address/Address1",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Address1/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Address1.type,parentSchema:schema133.properties.Address1,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.Address2 !== undefined){
let data6 = data4.Address2;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/Address/Address2",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Address2/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Address2.type,parentSchema:schema133.properties.Address2,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.City !== undefined){
let data7 = data4.City;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/Address/City",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/City/type",keyword:"type",params:{type: "string"},schema:schema133.properties.City.type,parentSchema:schema133.properties.City,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.StateProvince !== undefined){
let data8 = data4.StateProvince;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/Address/StateProvince",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/StateProvince/type",keyword:"type",params:{type: "string"},schema:schema133.properties.StateProvince.type,parentSchema:schema133.properties.StateProvince,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.Country !== undefined){
let data9 = data4.Country;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/Address/Country",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Country/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Country.type,parentSchema:schema133.properties.Country,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.PostalCode !== undefined){
let data10 = data4.PostalCode;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/Address/PostalCode",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/PostalCode/type",keyword:"type",params:{type: "string"},schema:schema133.properties.PostalCode.type,parentSchema:schema133.properties.PostalCode,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.Phone !== undefined){
let data11 = data4.Phone;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/Address/Phone",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Phone/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Phone.type,parentSchema:schema133.properties.Phone,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.Fax !== undefined){
let data12 = data4.Fax;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/Address/Fax",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Fax/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Fax.type,parentSchema:schema133.properties.Fax,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.ZipPlus4 !== undefined){
let data13 = data4.ZipPlus4;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/Address/ZipPlus4",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/ZipPlus4/type",keyword:"type",params:{type: "string"},schema:schema133.properties.ZipPlus4.type,parentSchema:schema133.properties.ZipPlus4,data:data13};
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
const err14 = {instancePath:instancePath+"/Address",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"EmailAddress":true,"FirstName":true,"LastName":true,"Locale":true,"Address":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.Name !== undefined){
let data0 = data.Name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"},schema:schema132.properties.Name.type,parentSchema:schema132.properties.Name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.CountryCode !== undefined){
let data1 = data.CountryCode;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/CountryCode",schemaPath:"#/properties/CountryCode/type",keyword:"type",params:{type: "string"},schema:schema132.properties.CountryCode.type,parentSchema:schema132.properties.CountryCode,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Region !== undefined){
let data2 = data.Region;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/Region",schemaPath:"#/properties/Region/type",keyword:"type",params:{type: "string"},schema:schema132.properties.Region.type,parentSchema:schema132.properties.Region,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Site !== undefined){
let data3 = data.Site;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/Site",schemaPath:"#/properties/Site/type",keyword:"type",params:{type: "string"},schema:schema132.properties.Site.type,parentSchema:schema132.properties.Site,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Address !== undefined){
let data4 = data.Address;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.Address1 !== undefined){
let data5 = data4.Address1;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/Address/Address1",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Address1/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Address1.type,parentSchema:schema133.properties.Address1,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.Address2 !== undefined){
let data6 = data4.Address2;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/Address/Address2",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Address2/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Address2.type,parentSchema:schema133.properties.Address2,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.City !== undefined){
let data7 = data4.City;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/Address/City",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/City/type",keyword:"type",params:{type: "string"},schema:schema133.properties.City.type,parentSchema:schema133.properties.City,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.StateProvince !== undefined){
let data8 = data4.StateProvince;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/Address/StateProvince",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/StateProvince/type",keyword:"type",params:{type: "string"},schema:schema133.properties.StateProvince.type,parentSchema:schema133.properties.StateProvince,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.Country !== undefined){
let data9 = data4.Country;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/Address/Country",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Country/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Country.type,parentSchema:schema133.properties.Country,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.PostalCode !== undefined){
let data10 = data4.PostalCode;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/Address/PostalCode",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/PostalCode/type",keyword:"type",params:{type: "string"},schema:schema133.properties.PostalCode.type,parentSchema:schema133.properties.PostalCode,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.Phone !== undefined){
let data11 = data4.Phone;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/Address/Phone",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Phone/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Phone.type,parentSchema:schema133.properties.Phone,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.Fax !== undefined){
let data12 = data4.Fax;
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/Address/Fax",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Fax/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Fax.type,parentSchema:schema133.properties.Fax,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.ZipPlus4 !== undefined){
let data13 = data4.ZipPlus4;
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/Address/ZipPlus4",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/ZipPlus4/type",keyword:"type",params:{type: "string"},schema:schema133.properties.ZipPlus4.type,parentSchema:schema133.properties.ZipPlus4,data:data13};
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
const err13 = {instancePath:instancePath+"/Address",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.AdminUser !== undefined){
if(!(validate145.call(this, data.AdminUser, {instancePath:instancePath+"/AdminUser",parentData:data,parentDataProperty:"AdminUser",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate145.errors);
errors = vErrors.length;
}
}
if(data.BillingProfileType !== undefined){
let data15 = data.BillingProfileType;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err14 = {instancePath:instancePath+"/BillingProfileType",schemaPath:"#/properties/BillingProfileType/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.BillingProfileType.type,parentSchema:schema132.properties.BillingProfileType,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data15 === 0) || (data15 === 1))){
const err15 = {instancePath:instancePath+"/BillingProfileType",schemaPath:"#/properties/BillingProfileType/enum",keyword:"enum",params:{allowedValues: schema132.properties.BillingProfileType.enum},schema:schema132.properties.BillingProfileType.enum,parentSchema:schema132.properties.BillingProfileType,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(!(Number.isInteger(data15) && data15 >= -2147483648 && data15 <= 2147483647)){
const err16 = {instancePath:instancePath+"/BillingProfileType",schemaPath:"#/properties/BillingProfileType/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema132.properties.BillingProfileType,data:data15};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"Name":true,"CountryCode":true,"Region":true,"Site":true,"Address":true,"AdminUser":true,"BillingProfileType":true},"dynamicProps":false,"dynamicItems":false};

const schema136 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateSubAccountDetails","type":"object","properties":{"SubscriptionDetails":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails"},"Name":{"type":"string"},"CountryCode":{"type":"string"},"Region":{"type":"string"},"Site":{"type":"string"},"Address":{"$ref":"contract:/components/schemas/DocuSign.Account.Domain.Model.Address"},"AdminUser":{"$ref":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.AccountAdmin"},"BillingProfileType":{"enum":[0,1],"format":"int32","type":"integer"}}};
const schema137 = {"$id":"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails","type":"object","properties":{"SubscriptionId":{"type":"string"},"PlanId":{"format":"uuid","type":"string"},"Modules":{"type":"array","items":{"format":"uuid","type":"string"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.SubscriptionDetails !== undefined){
let data0 = data.SubscriptionDetails;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.SubscriptionId !== undefined){
let data1 = data0.SubscriptionId;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/SubscriptionDetails/SubscriptionId",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/properties/SubscriptionId/type",keyword:"type",params:{type: "string"},schema:schema137.properties.SubscriptionId.type,parentSchema:schema137.properties.SubscriptionId,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.PlanId !== undefined){
let data2 = data0.PlanId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err1 = {instancePath:instancePath+"/SubscriptionDetails/PlanId",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/properties/PlanId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema137.properties.PlanId,data:data2};
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
const err2 = {instancePath:instancePath+"/SubscriptionDetails/PlanId",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/properties/PlanId/type",keyword:"type",params:{type: "string"},schema:schema137.properties.PlanId.type,parentSchema:schema137.properties.PlanId,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.Modules !== undefined){
let data3 = data0.Modules;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err3 = {instancePath:instancePath+"/SubscriptionDetails/Modules/" + i0,schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/properties/Modules/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema137.properties.Modules.items,data:data4};
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
const err4 = {instancePath:instancePath+"/SubscriptionDetails/Modules/" + i0,schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/properties/Modules/items/type",keyword:"type",params:{type: "string"},schema:schema137.properties.Modules.items.type,parentSchema:schema137.properties.Modules.items,data:data4};
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
const err5 = {instancePath:instancePath+"/SubscriptionDetails/Modules",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/properties/Modules/type",keyword:"type",params:{type: "array"},schema:schema137.properties.Modules.type,parentSchema:schema137.properties.Modules,data:data3};
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
const err6 = {instancePath:instancePath+"/SubscriptionDetails",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Name !== undefined){
let data5 = data.Name;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"},schema:schema136.properties.Name.type,parentSchema:schema136.properties.Name,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.CountryCode !== undefined){
let data6 = data.CountryCode;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/CountryCode",schemaPath:"#/properties/CountryCode/type",keyword:"type",params:{type: "string"},schema:schema136.properties.CountryCode.type,parentSchema:schema136.properties.CountryCode,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Region !== undefined){
let data7 = data.Region;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/Region",schemaPath:"#/properties/Region/type",keyword:"type",params:{type: "string"},schema:schema136.properties.Region.type,parentSchema:schema136.properties.Region,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Site !== undefined){
let data8 = data.Site;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/Site",schemaPath:"#/properties/Site/type",keyword:"type",params:{type: "string"},schema:schema136.properties.Site.type,parentSchema:schema136.properties.Site,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Address !== undefined){
let data9 = data.Address;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.Address1 !== undefined){
let data10 = data9.Address1;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/Address/Address1",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Address1/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Address1.type,parentSchema:schema133.properties.Address1,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.Address2 !== undefined){
let data11 = data9.Address2;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/Address/Address2",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Address2/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Address2.type,parentSchema:schema133.properties.Address2,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.City !== undefined){
let data12 = data9.City;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/Address/City",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/City/type",keyword:"type",params:{type: "string"},schema:schema133.properties.City.type,parentSchema:schema133.properties.City,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data9.StateProvince !== undefined){
let data13 = data9.StateProvince;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/Address/StateProvince",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/StateProvince/type",keyword:"type",params:{type: "string"},schema:schema133.properties.StateProvince.type,parentSchema:schema133.properties.StateProvince,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data9.Country !== undefined){
let data14 = data9.Country;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/Address/Country",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Country/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Country.type,parentSchema:schema133.properties.Country,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.PostalCode !== undefined){
let data15 = data9.PostalCode;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/Address/PostalCode",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/PostalCode/type",keyword:"type",params:{type: "string"},schema:schema133.properties.PostalCode.type,parentSchema:schema133.properties.PostalCode,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.Phone !== undefined){
let data16 = data9.Phone;
if(typeof data16 !== "string"){
const err17 = {instancePath:instancePath+"/Address/Phone",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Phone/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Phone.type,parentSchema:schema133.properties.Phone,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.Fax !== undefined){
let data17 = data9.Fax;
if(typeof data17 !== "string"){
const err18 = {instancePath:instancePath+"/Address/Fax",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/Fax/type",keyword:"type",params:{type: "string"},schema:schema133.properties.Fax.type,parentSchema:schema133.properties.Fax,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.ZipPlus4 !== undefined){
let data18 = data9.ZipPlus4;
if(typeof data18 !== "string"){
const err19 = {instancePath:instancePath+"/Address/ZipPlus4",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/properties/ZipPlus4/type",keyword:"type",params:{type: "string"},schema:schema133.properties.ZipPlus4.type,parentSchema:schema133.properties.ZipPlus4,data:data18};
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
const err20 = {instancePath:instancePath+"/Address",schemaPath:"contract:/components/schemas/DocuSign.Account.Domain.Model.Address/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.AdminUser !== undefined){
if(!(validate145.call(this, data.AdminUser, {instancePath:instancePath+"/AdminUser",parentData:data,parentDataProperty:"AdminUser",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate145.errors);
errors = vErrors.length;
}
}
if(data.BillingProfileType !== undefined){
let data20 = data.BillingProfileType;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err21 = {instancePath:instancePath+"/BillingProfileType",schemaPath:"#/properties/BillingProfileType/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.BillingProfileType.type,parentSchema:schema136.properties.BillingProfileType,data:data20};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data20 === 0) || (data20 === 1))){
const err22 = {instancePath:instancePath+"/BillingProfileType",schemaPath:"#/properties/BillingProfileType/enum",keyword:"enum",params:{allowedValues: schema136.properties.BillingProfileType.enum},schema:schema136.properties.BillingProfileType.enum,parentSchema:schema136.properties.BillingProfileType,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(!(Number.isInteger(data20) && data20 >= -2147483648 && data20 <= 2147483647)){
const err23 = {instancePath:instancePath+"/BillingProfileType",schemaPath:"#/properties/BillingProfileType/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema136.properties.BillingProfileType,data:data20};
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
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"SubscriptionDetails":true,"Name":true,"CountryCode":true,"Region":true,"Site":true,"Address":true,"AdminUser":true,"BillingProfileType":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.AssetGroupWorkId !== undefined){
let data0 = data.AssetGroupWorkId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/AssetGroupWorkId",schemaPath:"#/properties/AssetGroupWorkId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.AssetGroupWorkId,data:data0};
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
const err1 = {instancePath:instancePath+"/AssetGroupWorkId",schemaPath:"#/properties/AssetGroupWorkId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.AssetGroupWorkId.type,parentSchema:schema131.properties.AssetGroupWorkId,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.AssetGroupId !== undefined){
let data1 = data.AssetGroupId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/AssetGroupId",schemaPath:"#/properties/AssetGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.AssetGroupId,data:data1};
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
const err3 = {instancePath:instancePath+"/AssetGroupId",schemaPath:"#/properties/AssetGroupId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.AssetGroupId.type,parentSchema:schema131.properties.AssetGroupId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.AssetGroupWorkType !== undefined){
let data2 = data.AssetGroupWorkType;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/AssetGroupWorkType",schemaPath:"#/properties/AssetGroupWorkType/type",keyword:"type",params:{type: "string"},schema:schema131.properties.AssetGroupWorkType.type,parentSchema:schema131.properties.AssetGroupWorkType,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((data2 === "Undefined") || (data2 === "GroupAssetFulfillment")) || (data2 === "AccountAssetFulfillment")) || (data2 === "AccountAssetClone")) || (data2 === "AccountAssetCreate")) || (data2 === "SubscriptionSync"))){
const err5 = {instancePath:instancePath+"/AssetGroupWorkType",schemaPath:"#/properties/AssetGroupWorkType/enum",keyword:"enum",params:{allowedValues: schema131.properties.AssetGroupWorkType.enum},schema:schema131.properties.AssetGroupWorkType.enum,parentSchema:schema131.properties.AssetGroupWorkType,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Status !== undefined){
let data3 = data.Status;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type: "string"},schema:schema131.properties.Status.type,parentSchema:schema131.properties.Status,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((data3 === "Undefined") || (data3 === "Pending")) || (data3 === "Processing")) || (data3 === "ProcessingOnHold")) || (data3 === "PendingError")) || (data3 === "ProcessingError")) || (data3 === "Completed")) || (data3 === "Canceled")) || (data3 === "PermanentFailure"))){
const err7 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues: schema131.properties.Status.enum},schema:schema131.properties.Status.enum,parentSchema:schema131.properties.Status,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.OrderId !== undefined){
let data4 = data.OrderId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err8 = {instancePath:instancePath+"/OrderId",schemaPath:"#/properties/OrderId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.OrderId,data:data4};
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
const err9 = {instancePath:instancePath+"/OrderId",schemaPath:"#/properties/OrderId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.OrderId.type,parentSchema:schema131.properties.OrderId,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.TargetAccountId !== undefined){
let data5 = data.TargetAccountId;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err10 = {instancePath:instancePath+"/TargetAccountId",schemaPath:"#/properties/TargetAccountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.TargetAccountId,data:data5};
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
const err11 = {instancePath:instancePath+"/TargetAccountId",schemaPath:"#/properties/TargetAccountId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.TargetAccountId.type,parentSchema:schema131.properties.TargetAccountId,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.SourceAccountId !== undefined){
let data6 = data.SourceAccountId;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err12 = {instancePath:instancePath+"/SourceAccountId",schemaPath:"#/properties/SourceAccountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.SourceAccountId,data:data6};
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
const err13 = {instancePath:instancePath+"/SourceAccountId",schemaPath:"#/properties/SourceAccountId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.SourceAccountId.type,parentSchema:schema131.properties.SourceAccountId,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.SourceAccountExternalId !== undefined){
let data7 = data.SourceAccountExternalId;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data, "SourceAccountExternalId")) || false){
const err14 = {instancePath:instancePath+"/SourceAccountExternalId",schemaPath:"#/properties/SourceAccountExternalId/int64",keyword:"int64",params:{},schema:schema131.properties.SourceAccountExternalId.int64,parentSchema:schema131.properties.SourceAccountExternalId,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.SourceAccountName !== undefined){
let data8 = data.SourceAccountName;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/SourceAccountName",schemaPath:"#/properties/SourceAccountName/type",keyword:"type",params:{type: "string"},schema:schema131.properties.SourceAccountName.type,parentSchema:schema131.properties.SourceAccountName,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.SourceAccountSite !== undefined){
let data9 = data.SourceAccountSite;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/SourceAccountSite",schemaPath:"#/properties/SourceAccountSite/type",keyword:"type",params:{type: "string"},schema:schema131.properties.SourceAccountSite.type,parentSchema:schema131.properties.SourceAccountSite,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.CloneRequestId !== undefined){
let data10 = data.CloneRequestId;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err17 = {instancePath:instancePath+"/CloneRequestId",schemaPath:"#/properties/CloneRequestId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.CloneRequestId,data:data10};
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
const err18 = {instancePath:instancePath+"/CloneRequestId",schemaPath:"#/properties/CloneRequestId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.CloneRequestId.type,parentSchema:schema131.properties.CloneRequestId,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.CloneAccountDetails !== undefined){
if(!(validate144.call(this, data.CloneAccountDetails, {instancePath:instancePath+"/CloneAccountDetails",parentData:data,parentDataProperty:"CloneAccountDetails",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.CreateSubAccountDetails !== undefined){
if(!(validate148.call(this, data.CreateSubAccountDetails, {instancePath:instancePath+"/CreateSubAccountDetails",parentData:data,parentDataProperty:"CreateSubAccountDetails",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data.Attempts !== undefined){
let data13 = data.Attempts;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err19 = {instancePath:instancePath+"/Attempts",schemaPath:"#/properties/Attempts/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.Attempts.type,parentSchema:schema131.properties.Attempts,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err20 = {instancePath:instancePath+"/Attempts",schemaPath:"#/properties/Attempts/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema131.properties.Attempts,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err21 = {instancePath:instancePath+"/Attempts",schemaPath:"#/properties/Attempts/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema131.properties.Attempts,data:data13};
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
if(data.RetryOn !== undefined){
let data14 = data.RetryOn;
if(typeof data14 === "string"){
if(!(formats2.test(data14))){
const err22 = {instancePath:instancePath+"/RetryOn",schemaPath:"#/properties/RetryOn/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema131.properties.RetryOn,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data14.includes(":60")){
const next0 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/RetryOn",schemaPath:"#/properties/RetryOn/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema131.properties.RetryOn,data:data14};
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
const err24 = {instancePath:instancePath+"/RetryOn",schemaPath:"#/properties/RetryOn/type",keyword:"type",params:{type: "string"},schema:schema131.properties.RetryOn.type,parentSchema:schema131.properties.RetryOn,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.Message !== undefined){
let data15 = data.Message;
if(typeof data15 !== "string"){
const err25 = {instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/type",keyword:"type",params:{type: "string"},schema:schema131.properties.Message.type,parentSchema:schema131.properties.Message,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.CreatedByName !== undefined){
let data16 = data.CreatedByName;
if(typeof data16 !== "string"){
const err26 = {instancePath:instancePath+"/CreatedByName",schemaPath:"#/properties/CreatedByName/type",keyword:"type",params:{type: "string"},schema:schema131.properties.CreatedByName.type,parentSchema:schema131.properties.CreatedByName,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.CreatedByEmail !== undefined){
let data17 = data.CreatedByEmail;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/CreatedByEmail",schemaPath:"#/properties/CreatedByEmail/type",keyword:"type",params:{type: "string"},schema:schema131.properties.CreatedByEmail.type,parentSchema:schema131.properties.CreatedByEmail,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ErrorDetails !== undefined){
let data18 = data.ErrorDetails;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.ErrorCode !== undefined){
let data19 = data18.ErrorCode;
if(typeof data19 !== "string"){
const err28 = {instancePath:instancePath+"/ErrorDetails/ErrorCode",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails/properties/ErrorCode/type",keyword:"type",params:{type: "string"},schema:schema139.properties.ErrorCode.type,parentSchema:schema139.properties.ErrorCode,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data18.PublicErrorCode !== undefined){
let data20 = data18.PublicErrorCode;
if(typeof data20 !== "string"){
const err29 = {instancePath:instancePath+"/ErrorDetails/PublicErrorCode",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails/properties/PublicErrorCode/type",keyword:"type",params:{type: "string"},schema:schema139.properties.PublicErrorCode.type,parentSchema:schema139.properties.PublicErrorCode,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data18.ErrorDescription !== undefined){
let data21 = data18.ErrorDescription;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/ErrorDetails/ErrorDescription",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails/properties/ErrorDescription/type",keyword:"type",params:{type: "string"},schema:schema139.properties.ErrorDescription.type,parentSchema:schema139.properties.ErrorDescription,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.IsSystemError !== undefined){
let data22 = data18.IsSystemError;
if(typeof data22 !== "boolean"){
const err31 = {instancePath:instancePath+"/ErrorDetails/IsSystemError",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails/properties/IsSystemError/type",keyword:"type",params:{type: "boolean"},schema:schema139.properties.IsSystemError.type,parentSchema:schema139.properties.IsSystemError,data:data22};
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
const err32 = {instancePath:instancePath+"/ErrorDetails",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ServiceErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.OldAssetGroupSubscriptionId !== undefined){
let data23 = data.OldAssetGroupSubscriptionId;
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err33 = {instancePath:instancePath+"/OldAssetGroupSubscriptionId",schemaPath:"#/properties/OldAssetGroupSubscriptionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.OldAssetGroupSubscriptionId,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/OldAssetGroupSubscriptionId",schemaPath:"#/properties/OldAssetGroupSubscriptionId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.OldAssetGroupSubscriptionId.type,parentSchema:schema131.properties.OldAssetGroupSubscriptionId,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.NewAssetGroupSubscriptionId !== undefined){
let data24 = data.NewAssetGroupSubscriptionId;
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err35 = {instancePath:instancePath+"/NewAssetGroupSubscriptionId",schemaPath:"#/properties/NewAssetGroupSubscriptionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema131.properties.NewAssetGroupSubscriptionId,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/NewAssetGroupSubscriptionId",schemaPath:"#/properties/NewAssetGroupSubscriptionId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.NewAssetGroupSubscriptionId.type,parentSchema:schema131.properties.NewAssetGroupSubscriptionId,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.SourceSystem !== undefined){
let data25 = data.SourceSystem;
if(typeof data25 !== "string"){
const err37 = {instancePath:instancePath+"/SourceSystem",schemaPath:"#/properties/SourceSystem/type",keyword:"type",params:{type: "string"},schema:schema131.properties.SourceSystem.type,parentSchema:schema131.properties.SourceSystem,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.SourceId !== undefined){
let data26 = data.SourceId;
if(typeof data26 !== "string"){
const err38 = {instancePath:instancePath+"/SourceId",schemaPath:"#/properties/SourceId/type",keyword:"type",params:{type: "string"},schema:schema131.properties.SourceId.type,parentSchema:schema131.properties.SourceId,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.CreatedBy !== undefined){
let data27 = data.CreatedBy;
if(typeof data27 !== "string"){
const err39 = {instancePath:instancePath+"/CreatedBy",schemaPath:"#/properties/CreatedBy/type",keyword:"type",params:{type: "string"},schema:schema131.properties.CreatedBy.type,parentSchema:schema131.properties.CreatedBy,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.CreatedByType !== undefined){
let data28 = data.CreatedByType;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err40 = {instancePath:instancePath+"/CreatedByType",schemaPath:"#/properties/CreatedByType/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.CreatedByType.type,parentSchema:schema131.properties.CreatedByType,data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((((((data28 === 0) || (data28 === 1)) || (data28 === 2)) || (data28 === 3)) || (data28 === 4)) || (data28 === 5))){
const err41 = {instancePath:instancePath+"/CreatedByType",schemaPath:"#/properties/CreatedByType/enum",keyword:"enum",params:{allowedValues: schema131.properties.CreatedByType.enum},schema:schema131.properties.CreatedByType.enum,parentSchema:schema131.properties.CreatedByType,data:data28};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(!(Number.isInteger(data28) && data28 >= -2147483648 && data28 <= 2147483647)){
const err42 = {instancePath:instancePath+"/CreatedByType",schemaPath:"#/properties/CreatedByType/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema131.properties.CreatedByType,data:data28};
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
if(data.CreatedDate !== undefined){
let data29 = data.CreatedDate;
if(typeof data29 === "string"){
if(!(formats2.test(data29))){
const err43 = {instancePath:instancePath+"/CreatedDate",schemaPath:"#/properties/CreatedDate/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema131.properties.CreatedDate,data:data29};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data29.includes(":60")){
const next1 = Date.parse((data29).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err44 = {instancePath:instancePath+"/CreatedDate",schemaPath:"#/properties/CreatedDate/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema131.properties.CreatedDate,data:data29};
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
const err45 = {instancePath:instancePath+"/CreatedDate",schemaPath:"#/properties/CreatedDate/type",keyword:"type",params:{type: "string"},schema:schema131.properties.CreatedDate.type,parentSchema:schema131.properties.CreatedDate,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.UpdatedBy !== undefined){
let data30 = data.UpdatedBy;
if(typeof data30 !== "string"){
const err46 = {instancePath:instancePath+"/UpdatedBy",schemaPath:"#/properties/UpdatedBy/type",keyword:"type",params:{type: "string"},schema:schema131.properties.UpdatedBy.type,parentSchema:schema131.properties.UpdatedBy,data:data30};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.UpdatedByType !== undefined){
let data31 = data.UpdatedByType;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err47 = {instancePath:instancePath+"/UpdatedByType",schemaPath:"#/properties/UpdatedByType/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.UpdatedByType.type,parentSchema:schema131.properties.UpdatedByType,data:data31};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!((((((data31 === 0) || (data31 === 1)) || (data31 === 2)) || (data31 === 3)) || (data31 === 4)) || (data31 === 5))){
const err48 = {instancePath:instancePath+"/UpdatedByType",schemaPath:"#/properties/UpdatedByType/enum",keyword:"enum",params:{allowedValues: schema131.properties.UpdatedByType.enum},schema:schema131.properties.UpdatedByType.enum,parentSchema:schema131.properties.UpdatedByType,data:data31};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(!(Number.isInteger(data31) && data31 >= -2147483648 && data31 <= 2147483647)){
const err49 = {instancePath:instancePath+"/UpdatedByType",schemaPath:"#/properties/UpdatedByType/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema131.properties.UpdatedByType,data:data31};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.UpdatedDate !== undefined){
let data32 = data.UpdatedDate;
if(typeof data32 === "string"){
if(!(formats2.test(data32))){
const err50 = {instancePath:instancePath+"/UpdatedDate",schemaPath:"#/properties/UpdatedDate/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema131.properties.UpdatedDate,data:data32};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data32.includes(":60")){
const next2 = Date.parse((data32).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err51 = {instancePath:instancePath+"/UpdatedDate",schemaPath:"#/properties/UpdatedDate/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema131.properties.UpdatedDate,data:data32};
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
const err52 = {instancePath:instancePath+"/UpdatedDate",schemaPath:"#/properties/UpdatedDate/type",keyword:"type",params:{type: "string"},schema:schema131.properties.UpdatedDate.type,parentSchema:schema131.properties.UpdatedDate,data:data32};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.UpdateHistory !== undefined){
let data33 = data.UpdateHistory;
if(Array.isArray(data33)){
const len0 = data33.length;
for(let i0=0; i0<len0; i0++){
let data34 = data33[i0];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.EventDate !== undefined){
let data35 = data34.EventDate;
if(typeof data35 === "string"){
if(!(formats2.test(data35))){
const err53 = {instancePath:instancePath+"/UpdateHistory/" + i0+"/EventDate",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/properties/EventDate/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema140.properties.EventDate,data:data35};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data35.includes(":60")){
const next3 = Date.parse((data35).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err54 = {instancePath:instancePath+"/UpdateHistory/" + i0+"/EventDate",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/properties/EventDate/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema140.properties.EventDate,data:data35};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/UpdateHistory/" + i0+"/EventDate",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/properties/EventDate/type",keyword:"type",params:{type: "string"},schema:schema140.properties.EventDate.type,parentSchema:schema140.properties.EventDate,data:data35};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data34.Action !== undefined){
let data36 = data34.Action;
if(typeof data36 !== "string"){
const err56 = {instancePath:instancePath+"/UpdateHistory/" + i0+"/Action",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/properties/Action/type",keyword:"type",params:{type: "string"},schema:schema140.properties.Action.type,parentSchema:schema140.properties.Action,data:data36};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data34.TraceToken !== undefined){
let data37 = data34.TraceToken;
if(typeof data37 === "string"){
if(!(formats0.test(data37))){
const err57 = {instancePath:instancePath+"/UpdateHistory/" + i0+"/TraceToken",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/properties/TraceToken/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema140.properties.TraceToken,data:data37};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/UpdateHistory/" + i0+"/TraceToken",schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/properties/TraceToken/type",keyword:"type",params:{type: "string"},schema:schema140.properties.TraceToken.type,parentSchema:schema140.properties.TraceToken,data:data37};
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
const err59 = {instancePath:instancePath+"/UpdateHistory/" + i0,schemaPath:"contract:/components/schemas/Subscription.Provision.Model.ChangeEvent/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data:data34};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/UpdateHistory",schemaPath:"#/properties/UpdateHistory/type",keyword:"type",params:{type: "array"},schema:schema131.properties.UpdateHistory.type,parentSchema:schema131.properties.UpdateHistory,data:data33};
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
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"AssetGroupWorkId":true,"AssetGroupId":true,"AssetGroupWorkType":true,"Status":true,"OrderId":true,"TargetAccountId":true,"SourceAccountId":true,"SourceAccountExternalId":true,"SourceAccountName":true,"SourceAccountSite":true,"CloneRequestId":true,"CloneAccountDetails":true,"CreateSubAccountDetails":true,"Attempts":true,"RetryOn":true,"Message":true,"CreatedByName":true,"CreatedByEmail":true,"ErrorDetails":true,"OldAssetGroupSubscriptionId":true,"NewAssetGroupSubscriptionId":true,"SourceSystem":true,"SourceId":true,"CreatedBy":true,"CreatedByType":true,"CreatedDate":true,"UpdatedBy":true,"UpdatedByType":true,"UpdatedDate":true,"UpdateHistory":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.AssetGroupWork !== undefined){
if(!(validate143.call(this, data.AssetGroupWork, {instancePath:instancePath+"/AssetGroupWork",parentData:data,parentDataProperty:"AssetGroupWork",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.Message !== undefined){
let data1 = data.Message;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/type",keyword:"type",params:{type: "string"},schema:schema130.properties.Message.type,parentSchema:schema130.properties.Message,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Success !== undefined){
let data2 = data.Success;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/Success",schemaPath:"#/properties/Success/type",keyword:"type",params:{type: "boolean"},schema:schema130.properties.Success.type,parentSchema:schema130.properties.Success,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"AssetGroupWork":true,"Message":true,"Success":true},"dynamicProps":false,"dynamicItems":false};


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
validate141.evaluated = {"props":{"AssetGroupWork":true,"Message":true,"Success":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate153;
const schema141 = {"$id":"contract:/OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId.200.body","$ref":"contract:/components/schemas/SubAccountCreateWorkerResponse"};
const schema142 = {"$id":"contract:/components/schemas/SubAccountCreateWorkerResponse","type":"object","properties":{"assetGroupWorks":{"type":"array","items":{"$ref":"contract:/components/schemas/SubAccountCreateWorker"}}}};
const schema143 = {"$id":"contract:/components/schemas/SubAccountCreateWorker","required":["targetAccount","subscriptionDetails"],"type":"object","properties":{"targetAccount":{"$ref":"contract:/components/schemas/SubAccountCreateTargetAccount"},"subscriptionDetails":{"$ref":"contract:/components/schemas/SubAccountCreateSubscriptionDetails"},"assetGroupWorkId":{"format":"uuid","type":"string"},"assetGroupId":{"format":"uuid","type":"string"},"assetGroupWorkType":{"enum":["Undefined","GroupAssetFulfillment","AccountAssetFulfillment","AccountAssetClone","AccountAssetCreate","SubscriptionSync"],"type":"string"},"status":{"enum":["Undefined","Pending","Processing","ProcessingOnHold","PendingError","ProcessingError","Completed","Canceled","PermanentFailure"],"type":"string"},"orderId":{"format":"uuid","type":"string"},"attempts":{"format":"int32","type":"integer","safeInteger":true},"createdDate":{"format":"date-time","type":"string","leapSecond":"date-time"},"createdByName":{"type":"string"},"createdByEmail":{"type":"string"},"message":{"type":"string"},"createAccountProcessingFailureDetails":{"$ref":"contract:/components/schemas/SubAccountErrorDetails"}}};
const schema144 = {"$id":"contract:/components/schemas/SubAccountCreateTargetAccount","type":"object","properties":{"id":{"format":"uuid","type":"string"},"name":{"type":"string"},"region":{"type":"string"},"countryCode":{"type":"string"},"site":{"type":"string"},"admin":{"$ref":"contract:/components/schemas/SubAccountCreateTargetAccountAdmin"}}};
const schema145 = {"$id":"contract:/components/schemas/SubAccountCreateTargetAccountAdmin","type":"object","properties":{"email":{"type":"string"},"firstName":{"type":"string"},"lastName":{"type":"string"},"locale":{"enum":["None","zh_cn","zh_tw","nl","en","fr","de","it","ja","ko","pt","pt_br","ru","es","pl"],"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema144.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema144.properties.id.type,parentSchema:schema144.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema144.properties.name.type,parentSchema:schema144.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema144.properties.region.type,parentSchema:schema144.properties.region,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.countryCode !== undefined){
let data3 = data.countryCode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{type: "string"},schema:schema144.properties.countryCode.type,parentSchema:schema144.properties.countryCode,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.site !== undefined){
let data4 = data.site;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "string"},schema:schema144.properties.site.type,parentSchema:schema144.properties.site,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.admin !== undefined){
let data5 = data.admin;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.email !== undefined){
let data6 = data5.email;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/admin/email",schemaPath:"contract:/components/schemas/SubAccountCreateTargetAccountAdmin/properties/email/type",keyword:"type",params:{type: "string"},schema:schema145.properties.email.type,parentSchema:schema145.properties.email,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.firstName !== undefined){
let data7 = data5.firstName;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/admin/firstName",schemaPath:"contract:/components/schemas/SubAccountCreateTargetAccountAdmin/properties/firstName/type",keyword:"type",params:{type: "string"},schema:schema145.properties.firstName.type,parentSchema:schema145.properties.firstName,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.lastName !== undefined){
let data8 = data5.lastName;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/admin/lastName",schemaPath:"contract:/components/schemas/SubAccountCreateTargetAccountAdmin/properties/lastName/type",keyword:"type",params:{type: "string"},schema:schema145.properties.lastName.type,parentSchema:schema145.properties.lastName,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.locale !== undefined){
let data9 = data5.locale;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/admin/locale",schemaPath:"contract:/components/schemas/SubAccountCreateTargetAccountAdmin/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema145.properties.locale.type,parentSchema:schema145.properties.locale,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((((((data9 === "None") || (data9 === "zh_cn")) || (data9 === "zh_tw")) || (data9 === "nl")) || (data9 === "en")) || (data9 === "fr")) || (data9 === "de")) || (data9 === "it")) || (data9 === "ja")) || (data9 === "ko")) || (data9 === "pt")) || (data9 === "pt_br")) || (data9 === "ru")) || (data9 === "es")) || (data9 === "pl"))){
const err10 = {instancePath:instancePath+"/admin/locale",schemaPath:"contract:/components/schemas/SubAccountCreateTargetAccountAdmin/properties/locale/enum",keyword:"enum",params:{allowedValues: schema145.properties.locale.enum},schema:schema145.properties.locale.enum,parentSchema:schema145.properties.locale,data:data9};
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
const err11 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/SubAccountCreateTargetAccountAdmin/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"id":true,"name":true,"region":true,"countryCode":true,"site":true,"admin":true},"dynamicProps":false,"dynamicItems":false};

const schema146 = {"$id":"contract:/components/schemas/SubAccountCreateSubscriptionDetails","type":"object","properties":{"id":{"type":"string"},"planId":{"format":"uuid","type":"string"},"planName":{"type":"string"},"modules":{"type":"array","items":{"$ref":"contract:/components/schemas/SubAccountCreateSubscriptionModuleDetails"}}}};
const schema147 = {"$id":"contract:/components/schemas/SubAccountCreateSubscriptionModuleDetails","type":"object","properties":{"moduleId":{"format":"uuid","type":"string"},"moduleName":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema146.properties.id.type,parentSchema:schema146.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.planId !== undefined){
let data1 = data.planId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/planId",schemaPath:"#/properties/planId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema146.properties.planId,data:data1};
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
const err2 = {instancePath:instancePath+"/planId",schemaPath:"#/properties/planId/type",keyword:"type",params:{type: "string"},schema:schema146.properties.planId.type,parentSchema:schema146.properties.planId,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.planName !== undefined){
let data2 = data.planName;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/planName",schemaPath:"#/properties/planName/type",keyword:"type",params:{type: "string"},schema:schema146.properties.planName.type,parentSchema:schema146.properties.planName,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.moduleId !== undefined){
let data5 = data4.moduleId;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err4 = {instancePath:instancePath+"/modules/" + i0+"/moduleId",schemaPath:"contract:/components/schemas/SubAccountCreateSubscriptionModuleDetails/properties/moduleId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema147.properties.moduleId,data:data5};
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
const err5 = {instancePath:instancePath+"/modules/" + i0+"/moduleId",schemaPath:"contract:/components/schemas/SubAccountCreateSubscriptionModuleDetails/properties/moduleId/type",keyword:"type",params:{type: "string"},schema:schema147.properties.moduleId.type,parentSchema:schema147.properties.moduleId,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.moduleName !== undefined){
let data6 = data4.moduleName;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/modules/" + i0+"/moduleName",schemaPath:"contract:/components/schemas/SubAccountCreateSubscriptionModuleDetails/properties/moduleName/type",keyword:"type",params:{type: "string"},schema:schema147.properties.moduleName.type,parentSchema:schema147.properties.moduleName,data:data6};
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
const err7 = {instancePath:instancePath+"/modules/" + i0,schemaPath:"contract:/components/schemas/SubAccountCreateSubscriptionModuleDetails/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data:data4};
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
const err8 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "array"},schema:schema146.properties.modules.type,parentSchema:schema146.properties.modules,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"id":true,"planId":true,"planName":true,"modules":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targetAccount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetAccount"},schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subscriptionDetails === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscriptionDetails"},schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.targetAccount !== undefined){
if(!(validate156.call(this, data.targetAccount, {instancePath:instancePath+"/targetAccount",parentData:data,parentDataProperty:"targetAccount",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate156.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDetails !== undefined){
if(!(validate158.call(this, data.subscriptionDetails, {instancePath:instancePath+"/subscriptionDetails",parentData:data,parentDataProperty:"subscriptionDetails",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.assetGroupWorkId !== undefined){
let data2 = data.assetGroupWorkId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err2 = {instancePath:instancePath+"/assetGroupWorkId",schemaPath:"#/properties/assetGroupWorkId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema143.properties.assetGroupWorkId,data:data2};
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
const err3 = {instancePath:instancePath+"/assetGroupWorkId",schemaPath:"#/properties/assetGroupWorkId/type",keyword:"type",params:{type: "string"},schema:schema143.properties.assetGroupWorkId.type,parentSchema:schema143.properties.assetGroupWorkId,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.assetGroupId !== undefined){
let data3 = data.assetGroupId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/assetGroupId",schemaPath:"#/properties/assetGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema143.properties.assetGroupId,data:data3};
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
const err5 = {instancePath:instancePath+"/assetGroupId",schemaPath:"#/properties/assetGroupId/type",keyword:"type",params:{type: "string"},schema:schema143.properties.assetGroupId.type,parentSchema:schema143.properties.assetGroupId,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.assetGroupWorkType !== undefined){
let data4 = data.assetGroupWorkType;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/assetGroupWorkType",schemaPath:"#/properties/assetGroupWorkType/type",keyword:"type",params:{type: "string"},schema:schema143.properties.assetGroupWorkType.type,parentSchema:schema143.properties.assetGroupWorkType,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((data4 === "Undefined") || (data4 === "GroupAssetFulfillment")) || (data4 === "AccountAssetFulfillment")) || (data4 === "AccountAssetClone")) || (data4 === "AccountAssetCreate")) || (data4 === "SubscriptionSync"))){
const err7 = {instancePath:instancePath+"/assetGroupWorkType",schemaPath:"#/properties/assetGroupWorkType/enum",keyword:"enum",params:{allowedValues: schema143.properties.assetGroupWorkType.enum},schema:schema143.properties.assetGroupWorkType.enum,parentSchema:schema143.properties.assetGroupWorkType,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema143.properties.status.type,parentSchema:schema143.properties.status,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((data5 === "Undefined") || (data5 === "Pending")) || (data5 === "Processing")) || (data5 === "ProcessingOnHold")) || (data5 === "PendingError")) || (data5 === "ProcessingError")) || (data5 === "Completed")) || (data5 === "Canceled")) || (data5 === "PermanentFailure"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema143.properties.status.enum},schema:schema143.properties.status.enum,parentSchema:schema143.properties.status,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.orderId !== undefined){
let data6 = data.orderId;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err10 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema143.properties.orderId,data:data6};
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
const err11 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},schema:schema143.properties.orderId.type,parentSchema:schema143.properties.orderId,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.attempts !== undefined){
let data7 = data.attempts;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.attempts.type,parentSchema:schema143.properties.attempts,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err13 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.attempts,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err14 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema143.properties.attempts,data:data7};
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
if(data.createdDate !== undefined){
let data8 = data.createdDate;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err15 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema143.properties.createdDate,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.includes(":60")){
const next0 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema143.properties.createdDate,data:data8};
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
const err17 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/type",keyword:"type",params:{type: "string"},schema:schema143.properties.createdDate.type,parentSchema:schema143.properties.createdDate,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.createdByName !== undefined){
let data9 = data.createdByName;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/createdByName",schemaPath:"#/properties/createdByName/type",keyword:"type",params:{type: "string"},schema:schema143.properties.createdByName.type,parentSchema:schema143.properties.createdByName,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.createdByEmail !== undefined){
let data10 = data.createdByEmail;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/createdByEmail",schemaPath:"#/properties/createdByEmail/type",keyword:"type",params:{type: "string"},schema:schema143.properties.createdByEmail.type,parentSchema:schema143.properties.createdByEmail,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.message !== undefined){
let data11 = data.message;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema143.properties.message.type,parentSchema:schema143.properties.message,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.createAccountProcessingFailureDetails !== undefined){
let data12 = data.createAccountProcessingFailureDetails;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.error !== undefined){
let data13 = data12.error;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/createAccountProcessingFailureDetails/error",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/properties/error/type",keyword:"type",params:{type: "string"},schema:schema123.properties.error.type,parentSchema:schema123.properties.error,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.errorDescription !== undefined){
let data14 = data12.errorDescription;
if(typeof data14 !== "string"){
const err22 = {instancePath:instancePath+"/createAccountProcessingFailureDetails/errorDescription",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/properties/errorDescription/type",keyword:"type",params:{type: "string"},schema:schema123.properties.errorDescription.type,parentSchema:schema123.properties.errorDescription,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data12.isSystemError !== undefined){
let data15 = data12.isSystemError;
if(typeof data15 !== "boolean"){
const err23 = {instancePath:instancePath+"/createAccountProcessingFailureDetails/isSystemError",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/properties/isSystemError/type",keyword:"type",params:{type: "boolean"},schema:schema123.properties.isSystemError.type,parentSchema:schema123.properties.isSystemError,data:data15};
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
const err24 = {instancePath:instancePath+"/createAccountProcessingFailureDetails",schemaPath:"contract:/components/schemas/SubAccountErrorDetails/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data:data12};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"targetAccount":true,"subscriptionDetails":true,"assetGroupWorkId":true,"assetGroupId":true,"assetGroupWorkType":true,"status":true,"orderId":true,"attempts":true,"createdDate":true,"createdByName":true,"createdByEmail":true,"message":true,"createAccountProcessingFailureDetails":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.assetGroupWorks !== undefined){
let data0 = data.assetGroupWorks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate155.call(this, data0[i0], {instancePath:instancePath+"/assetGroupWorks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate155.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/assetGroupWorks",schemaPath:"#/properties/assetGroupWorks/type",keyword:"type",params:{type: "array"},schema:schema142.properties.assetGroupWorks.type,parentSchema:schema142.properties.assetGroupWorks,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"assetGroupWorks":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate154.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate154.errors);
errors = vErrors.length;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"assetGroupWorks":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate162;
const schema149 = {"$id":"contract:/OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId.200.body","$ref":"contract:/components/schemas/SubAccountCreateWorker"};

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
if(!(validate155.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate155.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"targetAccount":true,"subscriptionDetails":true,"assetGroupWorkId":true,"assetGroupId":true,"assetGroupWorkType":true,"status":true,"orderId":true,"attempts":true,"createdDate":true,"createdByName":true,"createdByEmail":true,"message":true,"createAccountProcessingFailureDetails":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate164;
const schema150 = {"$id":"contract:/OrganizationConnect_GetOrganizationConnectConfigs.200.body","$ref":"contract:/components/schemas/OrganizationConnectConfigsResponse"};
const schema151 = {"$id":"contract:/components/schemas/OrganizationConnectConfigsResponse","type":"object","properties":{"configurations":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationConnectConfigResponse"}},"totalSetSize":{"format":"int32","type":"integer","safeInteger":true},"errorDetail":{"$ref":"contract:/components/schemas/ErrorDetail"}}};
const schema152 = {"$id":"contract:/components/schemas/OrganizationConnectConfigResponse","type":"object","properties":{"connectId":{"type":"string"},"configurationType":{"type":"string"},"disabledBy":{"type":"string"},"allowSalesforcePublish":{"type":"string"},"name":{"type":"string"},"accountId":{"type":"string"},"accountName":{"type":"string"},"allowEnvelopePublish":{"type":"string"},"siteId":{"format":"int32","type":"integer","safeInteger":true},"pausePublish":{"type":"string"},"requiresAcknowledgement":{"type":"string"}}};
const schema153 = {"$id":"contract:/components/schemas/ErrorDetail","type":"object","properties":{"errorMessage":{"type":"string"},"referenceId":{"type":"string"}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configurations !== undefined){
let data0 = data.configurations;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.connectId !== undefined){
let data2 = data1.connectId;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/configurations/" + i0+"/connectId",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/connectId/type",keyword:"type",params:{type: "string"},schema:schema152.properties.connectId.type,parentSchema:schema152.properties.connectId,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.configurationType !== undefined){
let data3 = data1.configurationType;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/configurations/" + i0+"/configurationType",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/configurationType/type",keyword:"type",params:{type: "string"},schema:schema152.properties.configurationType.type,parentSchema:schema152.properties.configurationType,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.disabledBy !== undefined){
let data4 = data1.disabledBy;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/configurations/" + i0+"/disabledBy",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/disabledBy/type",keyword:"type",params:{type: "string"},schema:schema152.properties.disabledBy.type,parentSchema:schema152.properties.disabledBy,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.allowSalesforcePublish !== undefined){
let data5 = data1.allowSalesforcePublish;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/configurations/" + i0+"/allowSalesforcePublish",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/allowSalesforcePublish/type",keyword:"type",params:{type: "string"},schema:schema152.properties.allowSalesforcePublish.type,parentSchema:schema152.properties.allowSalesforcePublish,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.name !== undefined){
let data6 = data1.name;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/configurations/" + i0+"/name",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema152.properties.name.type,parentSchema:schema152.properties.name,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data7 = data1.accountId;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/configurations/" + i0+"/accountId",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema152.properties.accountId.type,parentSchema:schema152.properties.accountId,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.accountName !== undefined){
let data8 = data1.accountName;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/configurations/" + i0+"/accountName",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/accountName/type",keyword:"type",params:{type: "string"},schema:schema152.properties.accountName.type,parentSchema:schema152.properties.accountName,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.allowEnvelopePublish !== undefined){
let data9 = data1.allowEnvelopePublish;
if(typeof data9 !== "string"){
const err7 = {instancePath:instancePath+"/configurations/" + i0+"/allowEnvelopePublish",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/allowEnvelopePublish/type",keyword:"type",params:{type: "string"},schema:schema152.properties.allowEnvelopePublish.type,parentSchema:schema152.properties.allowEnvelopePublish,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.siteId !== undefined){
let data10 = data1.siteId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/configurations/" + i0+"/siteId",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/siteId/type",keyword:"type",params:{type: "integer"},schema:schema152.properties.siteId.type,parentSchema:schema152.properties.siteId,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err9 = {instancePath:instancePath+"/configurations/" + i0+"/siteId",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/siteId/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema152.properties.siteId,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err10 = {instancePath:instancePath+"/configurations/" + i0+"/siteId",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/siteId/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema152.properties.siteId,data:data10};
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
if(data1.pausePublish !== undefined){
let data11 = data1.pausePublish;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/configurations/" + i0+"/pausePublish",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/pausePublish/type",keyword:"type",params:{type: "string"},schema:schema152.properties.pausePublish.type,parentSchema:schema152.properties.pausePublish,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.requiresAcknowledgement !== undefined){
let data12 = data1.requiresAcknowledgement;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/configurations/" + i0+"/requiresAcknowledgement",schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/properties/requiresAcknowledgement/type",keyword:"type",params:{type: "string"},schema:schema152.properties.requiresAcknowledgement.type,parentSchema:schema152.properties.requiresAcknowledgement,data:data12};
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
const err13 = {instancePath:instancePath+"/configurations/" + i0,schemaPath:"contract:/components/schemas/OrganizationConnectConfigResponse/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data:data1};
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
const err14 = {instancePath:instancePath+"/configurations",schemaPath:"#/properties/configurations/type",keyword:"type",params:{type: "array"},schema:schema151.properties.configurations.type,parentSchema:schema151.properties.configurations,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.totalSetSize !== undefined){
let data13 = data.totalSetSize;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err15 = {instancePath:instancePath+"/totalSetSize",schemaPath:"#/properties/totalSetSize/type",keyword:"type",params:{type: "integer"},schema:schema151.properties.totalSetSize.type,parentSchema:schema151.properties.totalSetSize,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err16 = {instancePath:instancePath+"/totalSetSize",schemaPath:"#/properties/totalSetSize/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema151.properties.totalSetSize,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err17 = {instancePath:instancePath+"/totalSetSize",schemaPath:"#/properties/totalSetSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema151.properties.totalSetSize,data:data13};
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
if(data.errorDetail !== undefined){
let data14 = data.errorDetail;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.errorMessage !== undefined){
let data15 = data14.errorMessage;
if(typeof data15 !== "string"){
const err18 = {instancePath:instancePath+"/errorDetail/errorMessage",schemaPath:"contract:/components/schemas/ErrorDetail/properties/errorMessage/type",keyword:"type",params:{type: "string"},schema:schema153.properties.errorMessage.type,parentSchema:schema153.properties.errorMessage,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data14.referenceId !== undefined){
let data16 = data14.referenceId;
if(typeof data16 !== "string"){
const err19 = {instancePath:instancePath+"/errorDetail/referenceId",schemaPath:"contract:/components/schemas/ErrorDetail/properties/referenceId/type",keyword:"type",params:{type: "string"},schema:schema153.properties.referenceId.type,parentSchema:schema153.properties.referenceId,data:data16};
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
const err20 = {instancePath:instancePath+"/errorDetail",schemaPath:"contract:/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data:data14};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"configurations":true,"totalSetSize":true,"errorDetail":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate165.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"configurations":true,"totalSetSize":true,"errorDetail":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate167;
const schema154 = {"$id":"contract:/OrganizationConnect_CreateOrganizationConnectConfig.200.body","$ref":"contract:/components/schemas/OrganizationConnectConfigurationDetailsResponse"};
const schema155 = {"$id":"contract:/components/schemas/OrganizationConnectConfigurationDetailsResponse","type":"object","properties":{"connectId":{"format":"uuid","type":"string"},"configurationType":{"type":"string"},"allowEnvelopePublish":{"type":"string"},"urlToPublishTo":{"type":"string"},"deliveryMode":{"type":"string"},"events":{"type":"array","items":{"type":"string"}},"associatedFilterSelection":{"type":"string"},"accountIds":{"type":"array","items":{"type":"string"}},"userIds":{"type":"array","items":{"type":"string"}},"groupIds":{"type":"array","items":{"type":"string"}},"name":{"type":"string"},"signMessageWithX509Certificate":{"type":"string"},"includeOAuth":{"type":"string"},"includeHMAC":{"type":"string"},"pausePublish":{"type":"string"},"eventData":{"$ref":"contract:/components/schemas/ConnectEventData"}}};
const schema156 = {"$id":"contract:/components/schemas/ConnectEventData","type":"object","properties":{"version":{"type":"string"},"includeData":{"type":"array","items":{"type":"string"}}}};

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
if(data.connectId !== undefined){
let data0 = data.connectId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/connectId",schemaPath:"#/properties/connectId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema155.properties.connectId,data:data0};
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
const err1 = {instancePath:instancePath+"/connectId",schemaPath:"#/properties/connectId/type",keyword:"type",params:{type: "string"},schema:schema155.properties.connectId.type,parentSchema:schema155.properties.connectId,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configurationType !== undefined){
let data1 = data.configurationType;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/configurationType",schemaPath:"#/properties/configurationType/type",keyword:"type",params:{type: "string"},schema:schema155.properties.configurationType.type,parentSchema:schema155.properties.configurationType,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allowEnvelopePublish !== undefined){
let data2 = data.allowEnvelopePublish;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/allowEnvelopePublish",schemaPath:"#/properties/allowEnvelopePublish/type",keyword:"type",params:{type: "string"},schema:schema155.properties.allowEnvelopePublish.type,parentSchema:schema155.properties.allowEnvelopePublish,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.urlToPublishTo !== undefined){
let data3 = data.urlToPublishTo;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/urlToPublishTo",schemaPath:"#/properties/urlToPublishTo/type",keyword:"type",params:{type: "string"},schema:schema155.properties.urlToPublishTo.type,parentSchema:schema155.properties.urlToPublishTo,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deliveryMode !== undefined){
let data4 = data.deliveryMode;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/deliveryMode",schemaPath:"#/properties/deliveryMode/type",keyword:"type",params:{type: "string"},schema:schema155.properties.deliveryMode.type,parentSchema:schema155.properties.deliveryMode,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.events !== undefined){
let data5 = data.events;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.events.items.type,parentSchema:schema155.properties.events.items,data:data6};
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
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema155.properties.events.type,parentSchema:schema155.properties.events,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.associatedFilterSelection !== undefined){
let data7 = data.associatedFilterSelection;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/associatedFilterSelection",schemaPath:"#/properties/associatedFilterSelection/type",keyword:"type",params:{type: "string"},schema:schema155.properties.associatedFilterSelection.type,parentSchema:schema155.properties.associatedFilterSelection,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.accountIds !== undefined){
let data8 = data.accountIds;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/accountIds/" + i1,schemaPath:"#/properties/accountIds/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.accountIds.items.type,parentSchema:schema155.properties.accountIds.items,data:data9};
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
const err10 = {instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/type",keyword:"type",params:{type: "array"},schema:schema155.properties.accountIds.type,parentSchema:schema155.properties.accountIds,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.userIds !== undefined){
let data10 = data.userIds;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/userIds/" + i2,schemaPath:"#/properties/userIds/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.userIds.items.type,parentSchema:schema155.properties.userIds.items,data:data11};
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
const err12 = {instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"},schema:schema155.properties.userIds.type,parentSchema:schema155.properties.userIds,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.groupIds !== undefined){
let data12 = data.groupIds;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/groupIds/" + i3,schemaPath:"#/properties/groupIds/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.groupIds.items.type,parentSchema:schema155.properties.groupIds.items,data:data13};
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
const err14 = {instancePath:instancePath+"/groupIds",schemaPath:"#/properties/groupIds/type",keyword:"type",params:{type: "array"},schema:schema155.properties.groupIds.type,parentSchema:schema155.properties.groupIds,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
let data14 = data.name;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema155.properties.name.type,parentSchema:schema155.properties.name,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.signMessageWithX509Certificate !== undefined){
let data15 = data.signMessageWithX509Certificate;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/signMessageWithX509Certificate",schemaPath:"#/properties/signMessageWithX509Certificate/type",keyword:"type",params:{type: "string"},schema:schema155.properties.signMessageWithX509Certificate.type,parentSchema:schema155.properties.signMessageWithX509Certificate,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.includeOAuth !== undefined){
let data16 = data.includeOAuth;
if(typeof data16 !== "string"){
const err17 = {instancePath:instancePath+"/includeOAuth",schemaPath:"#/properties/includeOAuth/type",keyword:"type",params:{type: "string"},schema:schema155.properties.includeOAuth.type,parentSchema:schema155.properties.includeOAuth,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.includeHMAC !== undefined){
let data17 = data.includeHMAC;
if(typeof data17 !== "string"){
const err18 = {instancePath:instancePath+"/includeHMAC",schemaPath:"#/properties/includeHMAC/type",keyword:"type",params:{type: "string"},schema:schema155.properties.includeHMAC.type,parentSchema:schema155.properties.includeHMAC,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pausePublish !== undefined){
let data18 = data.pausePublish;
if(typeof data18 !== "string"){
const err19 = {instancePath:instancePath+"/pausePublish",schemaPath:"#/properties/pausePublish/type",keyword:"type",params:{type: "string"},schema:schema155.properties.pausePublish.type,parentSchema:schema155.properties.pausePublish,data:data18};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.eventData !== undefined){
let data19 = data.eventData;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.version !== undefined){
let data20 = data19.version;
if(typeof data20 !== "string"){
const err20 = {instancePath:instancePath+"/eventData/version",schemaPath:"contract:/components/schemas/ConnectEventData/properties/version/type",keyword:"type",params:{type: "string"},schema:schema156.properties.version.type,parentSchema:schema156.properties.version,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data19.includeData !== undefined){
let data21 = data19.includeData;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 !== "string"){
const err21 = {instancePath:instancePath+"/eventData/includeData/" + i4,schemaPath:"contract:/components/schemas/ConnectEventData/properties/includeData/items/type",keyword:"type",params:{type: "string"},schema:schema156.properties.includeData.items.type,parentSchema:schema156.properties.includeData.items,data:data22};
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
const err22 = {instancePath:instancePath+"/eventData/includeData",schemaPath:"contract:/components/schemas/ConnectEventData/properties/includeData/type",keyword:"type",params:{type: "array"},schema:schema156.properties.includeData.type,parentSchema:schema156.properties.includeData,data:data21};
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
const err23 = {instancePath:instancePath+"/eventData",schemaPath:"contract:/components/schemas/ConnectEventData/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data:data19};
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
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"connectId":true,"configurationType":true,"allowEnvelopePublish":true,"urlToPublishTo":true,"deliveryMode":true,"events":true,"associatedFilterSelection":true,"accountIds":true,"userIds":true,"groupIds":true,"name":true,"signMessageWithX509Certificate":true,"includeOAuth":true,"includeHMAC":true,"pausePublish":true,"eventData":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate168.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate168.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"connectId":true,"configurationType":true,"allowEnvelopePublish":true,"urlToPublishTo":true,"deliveryMode":true,"events":true,"associatedFilterSelection":true,"accountIds":true,"userIds":true,"groupIds":true,"name":true,"signMessageWithX509Certificate":true,"includeOAuth":true,"includeHMAC":true,"pausePublish":true,"eventData":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate170;
const schema157 = {"$id":"contract:/OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration.200.body","$ref":"contract:/components/schemas/OrganizationConnectOAuthConfiguration"};
const schema158 = {"$id":"contract:/components/schemas/OrganizationConnectOAuthConfiguration","type":"object","properties":{"authorizationServerUrl":{"type":"string","format":"uri"},"clientId":{"type":"string"},"clientSecret":{"type":"string"},"scope":{"type":"string"},"customParameter":{"type":"object","additionalProperties":{"type":"string"}}}};
const formats112 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.authorizationServerUrl !== undefined){
let data0 = data.authorizationServerUrl;
if(typeof data0 === "string"){
if(!(formats112.test(data0))){
const err0 = {instancePath:instancePath+"/authorizationServerUrl",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/authorizationServerUrl/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema158.properties.authorizationServerUrl,data:data0};
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
const err1 = {instancePath:instancePath+"/authorizationServerUrl",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/authorizationServerUrl/type",keyword:"type",params:{type: "string"},schema:schema158.properties.authorizationServerUrl.type,parentSchema:schema158.properties.authorizationServerUrl,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema158.properties.clientId.type,parentSchema:schema158.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data2 = data.clientSecret;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/clientSecret",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema158.properties.clientSecret.type,parentSchema:schema158.properties.clientSecret,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema158.properties.scope.type,parentSchema:schema158.properties.scope,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customParameter !== undefined){
let data4 = data.customParameter;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/customParameter/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/customParameter/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema158.properties.customParameter.additionalProperties.type,parentSchema:schema158.properties.customParameter.additionalProperties,data:data5};
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
const err6 = {instancePath:instancePath+"/customParameter",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/customParameter/type",keyword:"type",params:{type: "object"},schema:schema158.properties.customParameter.type,parentSchema:schema158.properties.customParameter,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"authorizationServerUrl":true,"clientId":true,"clientSecret":true,"scope":true,"customParameter":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate171;
const schema159 = {"$id":"contract:/OrganizationConnectHmac_GetConnectHmacSecrets.200.body","$ref":"contract:/components/schemas/OrganizationConnectHmacSecretsResponse"};
const schema160 = {"$id":"contract:/components/schemas/OrganizationConnectHmacSecretsResponse","type":"object","properties":{"secrets":{"type":"array","items":{"type":"string"}}}};

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
if(data.secrets !== undefined){
let data0 = data.secrets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/secrets/" + i0,schemaPath:"contract:/components/schemas/OrganizationConnectHmacSecretsResponse/properties/secrets/items/type",keyword:"type",params:{type: "string"},schema:schema160.properties.secrets.items.type,parentSchema:schema160.properties.secrets.items,data:data1};
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
const err1 = {instancePath:instancePath+"/secrets",schemaPath:"contract:/components/schemas/OrganizationConnectHmacSecretsResponse/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema160.properties.secrets.type,parentSchema:schema160.properties.secrets,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/OrganizationConnectHmacSecretsResponse/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"secrets":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "Organization_Organization_GetListV2.200.body": compiled.v0,
  "Organization_Organization_GetListV2.200.headers": compiled.v1,
  "DataRedaction_RedactIndividualMembershipData.200.body": compiled.v2,
  "DataRedaction_RedactIndividualMembershipData.200.headers": compiled.v1,
  "Account_Accounts_GetPermissionProfilesV2.200.body": compiled.v3,
  "Account_Accounts_GetPermissionProfilesV2.200.headers": compiled.v1,
  "Account_Accounts_GetGroupsV2.200.body": compiled.v4,
  "Account_Accounts_GetGroupsV2.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_Get.200.body": compiled.v5,
  "OrganizationExport_OrganizationExport_Get.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_Insert.200.body": compiled.v6,
  "OrganizationExport_OrganizationExport_Insert.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_GetAccountCompare.200.body": compiled.v5,
  "OrganizationExport_OrganizationExport_GetAccountCompare.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_AccountCompare.200.body": compiled.v6,
  "OrganizationExport_OrganizationExport_AccountCompare.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_GetByExportId.200.body": compiled.v6,
  "OrganizationExport_OrganizationExport_GetByExportId.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_DeleteByExportId.200.body": compiled.v7,
  "OrganizationExport_OrganizationExport_DeleteByExportId.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId.200.body": compiled.v6,
  "OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId.200.headers": compiled.v1,
  "OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId.200.body": compiled.v7,
  "OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportAccountSettings_Get.200.body": compiled.v8,
  "OrganizationImport_OrganizationImportAccountSettings_Get.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportAccountSettings_Post.200.body": compiled.v9,
  "OrganizationImport_OrganizationImportAccountSettings_Post.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportAccountSettings_GetById.200.body": compiled.v9,
  "OrganizationImport_OrganizationImportAccountSettings_GetById.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportAccountSettings_DeleteById.200.body": compiled.v7,
  "OrganizationImport_OrganizationImportAccountSettings_DeleteById.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_Insert.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_Insert.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Insert.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Insert.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_Update.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_Update.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Update.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Update.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_Close.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_Close.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_CloseExternal.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_CloseExternal.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_Get.200.body": compiled.v11,
  "OrganizationImport_OrganizationImportUsers_Get.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_GetById.200.body": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_GetById.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_DeleteById.200.body": compiled.v7,
  "OrganizationImport_OrganizationImportUsers_DeleteById.200.headers": compiled.v1,
  "OrganizationImport_OrganizationImportUsers_GetCSVResults.200.body": compiled.v7,
  "OrganizationImport_OrganizationImportUsers_GetCSVResults.200.headers": compiled.v1,
  "Organization_GetIdentityProviders.200.body": compiled.v12,
  "Organization_GetIdentityProviders.200.headers": compiled.v1,
  "DataRedaction_RedactIndividualUserData.200.body": compiled.v2,
  "DataRedaction_RedactIndividualUserData.200.headers": compiled.v1,
  "Organization_GetReservedDomains.200.body": compiled.v13,
  "Organization_GetReservedDomains.200.headers": compiled.v1,
  "User_Users_UpdateV2.200.body": compiled.v14,
  "User_Users_UpdateV2.200.headers": compiled.v1,
  "User_Users_UpdateEmailAddressesV2.200.body": compiled.v14,
  "User_Users_UpdateEmailAddressesV2.200.headers": compiled.v1,
  "User_Users_CloseMembershipsV2.200.body": compiled.v15,
  "User_Users_CloseMembershipsV2.200.headers": compiled.v1,
  "OrganizationUser_OrganizationUsers_GetV2.200.body": compiled.v16,
  "OrganizationUser_OrganizationUsers_GetV2.200.headers": compiled.v1,
  "OrganizationUser_Users_AddV2.200.body": compiled.v17,
  "OrganizationUser_Users_AddV2.200.headers": compiled.v1,
  "OrganizationUser_Users_ActivateMembershipV2.200.body": compiled.v18,
  "OrganizationUser_Users_ActivateMembershipV2.200.headers": compiled.v1,
  "OrganizationUser_OrganizationUsers_GetProfileV2.200.body": compiled.v19,
  "OrganizationUser_OrganizationUsers_GetProfileV2.200.headers": compiled.v1,
  "OrganizationUser_DeleteIdentitiesV2.200.body": compiled.v20,
  "OrganizationUser_DeleteIdentitiesV2.200.headers": compiled.v1,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2.200.body": compiled.v17,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2.200.headers": compiled.v1,
  "DocuSignGroupsv21_GetDSGroups_V2_1.200.body": compiled.v21,
  "DocuSignGroupsv21_GetDSGroups_V2_1.200.headers": compiled.v1,
  "DocuSignGroupsv21_AddDSGroup_V2_1.200.body": compiled.v22,
  "DocuSignGroupsv21_AddDSGroup_V2_1.200.headers": compiled.v1,
  "DocuSignGroupsv21_GetDSGroup_V2_1.200.body": compiled.v22,
  "DocuSignGroupsv21_GetDSGroup_V2_1.200.headers": compiled.v1,
  "DocuSignGroupsv21_DeleteDSGroup_V2_1.204.headers": compiled.v1,
  "DocuSignGroupsv21_GetDSGroupUsers_V2_1.200.body": compiled.v23,
  "DocuSignGroupsv21_GetDSGroupUsers_V2_1.200.headers": compiled.v1,
  "DocuSignGroupsv21_AddDSGroupUsers_V2_1.200.body": compiled.v24,
  "DocuSignGroupsv21_AddDSGroupUsers_V2_1.200.headers": compiled.v1,
  "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1.200.body": compiled.v25,
  "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1.200.headers": compiled.v1,
  "OrganizationProductPermissionProfile_GetProductPermissionProfiles.200.body": compiled.v26,
  "OrganizationProductPermissionProfile_GetProductPermissionProfiles.200.headers": compiled.v1,
  "OrganizationProductPermissionProfile_GetUserProductPermissionProfiles.200.body": compiled.v26,
  "OrganizationProductPermissionProfile_GetUserProductPermissionProfiles.200.headers": compiled.v1,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles.200.body": compiled.v27,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles.200.headers": compiled.v1,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1.200.body": compiled.v28,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1.200.headers": compiled.v1,
  "OrganizationUser_OrganizationUsers_GetDSProfiles.200.body": compiled.v19,
  "OrganizationUser_OrganizationUsers_GetDSProfiles.200.headers": compiled.v1,
  "OrganizationUser_OrganizationUsers_GetDSProfileByUserId.200.body": compiled.v19,
  "OrganizationUser_OrganizationUsers_GetDSProfileByUserId.200.headers": compiled.v1,
  "OrganizationProductPermissionProfile_RemoveUserProducts.200.body": compiled.v29,
  "OrganizationProductPermissionProfile_RemoveUserProducts.200.headers": compiled.v1,
  "OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail.200.body": compiled.v27,
  "OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail.200.headers": compiled.v1,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail.200.body": compiled.v27,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail.200.headers": compiled.v1,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg.200.body": compiled.v30,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg.200.headers": compiled.v1,
  "OrganizationProvisionAssetGroup_CloneAssetGroupAccount.200.body": compiled.v31,
  "OrganizationProvisionAssetGroup_CloneAssetGroupAccount.200.headers": compiled.v1,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId.200.body": compiled.v32,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId.200.headers": compiled.v1,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountClone.200.body": compiled.v31,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountClone.200.headers": compiled.v1,
  "OrganizationSubAccount_GetOrganizationPlanItems.200.body": compiled.v33,
  "OrganizationSubAccount_GetOrganizationPlanItems.200.headers": compiled.v1,
  "OrganizationSubAccount_CreateSubAccount.200.body": compiled.v34,
  "OrganizationSubAccount_CreateSubAccount.200.headers": compiled.v1,
  "OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId.200.body": compiled.v35,
  "OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId.200.headers": compiled.v1,
  "OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId.200.body": compiled.v36,
  "OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId.200.headers": compiled.v1,
  "OrganizationConnect_GetOrganizationConnectConfigs.200.body": compiled.v37,
  "OrganizationConnect_GetOrganizationConnectConfigs.200.headers": compiled.v1,
  "OrganizationConnect_CreateOrganizationConnectConfig.200.body": compiled.v38,
  "OrganizationConnect_CreateOrganizationConnectConfig.200.headers": compiled.v1,
  "OrganizationConnect_GetOrganizationConnectConfig.200.body": compiled.v38,
  "OrganizationConnect_GetOrganizationConnectConfig.200.headers": compiled.v1,
  "OrganizationConnect_UpdateOrganizationConnectConfig.200.body": compiled.v38,
  "OrganizationConnect_UpdateOrganizationConnectConfig.200.headers": compiled.v1,
  "OrganizationConnect_DeleteOrganizationConnectConfig.200.body": compiled.v7,
  "OrganizationConnect_DeleteOrganizationConnectConfig.200.headers": compiled.v1,
  "OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration.200.body": compiled.v7,
  "OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration.200.headers": compiled.v1,
  "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration.200.body": compiled.v39,
  "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration.200.headers": compiled.v1,
  "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration.200.body": compiled.v39,
  "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration.200.headers": compiled.v1,
  "OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration.200.body": compiled.v7,
  "OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration.200.headers": compiled.v1,
  "OrganizationConnectHmac_GetConnectHmacSecrets.200.body": compiled.v40,
  "OrganizationConnectHmac_GetConnectHmacSecrets.200.headers": compiled.v1,
  "OrganizationConnectHmac_PostConnectHmacSecret.200.body": compiled.v40,
  "OrganizationConnectHmac_PostConnectHmacSecret.200.headers": compiled.v1,
  "OrganizationConnectHmac_DeleteConnectHmacSecret.200.body": compiled.v40,
  "OrganizationConnectHmac_DeleteConnectHmacSecret.200.headers": compiled.v1,
};
export { validators };
