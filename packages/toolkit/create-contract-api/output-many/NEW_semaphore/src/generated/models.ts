// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Pong = components["schemas"]["Pong"];

export type Login = components["schemas"]["Login"];

export type LoginMetadata = components["schemas"]["LoginMetadata"];

export type UserRequest = components["schemas"]["UserRequest"];

export type UserPutRequest = components["schemas"]["UserPutRequest"];

export type User = components["schemas"]["User"];

export type ProjectUser = components["schemas"]["ProjectUser"];

export type ProjectBackup = components["schemas"]["ProjectBackup"];

export type APIToken = components["schemas"]["APIToken"];

export type ProjectRequest = components["schemas"]["ProjectRequest"];

export type Project = components["schemas"]["Project"];

export type AccessKeyRequest = components["schemas"]["AccessKeyRequest"];

export type AccessKey = components["schemas"]["AccessKey"];

export type EnvironmentRequest = components["schemas"]["EnvironmentRequest"];

export type Environment = components["schemas"]["Environment"];

export type InventoryRequest = components["schemas"]["InventoryRequest"];

export type Inventory = components["schemas"]["Inventory"];

export type Integration = components["schemas"]["Integration"];

export type IntegrationRequest = components["schemas"]["IntegrationRequest"];

export type IntegrationExtractValueRequest = components["schemas"]["IntegrationExtractValueRequest"];

export type IntegrationExtractValue = components["schemas"]["IntegrationExtractValue"];

export type IntegrationMatcherRequest = components["schemas"]["IntegrationMatcherRequest"];

export type IntegrationMatcher = components["schemas"]["IntegrationMatcher"];

export type RepositoryRequest = components["schemas"]["RepositoryRequest"];

export type Repository = components["schemas"]["Repository"];

export type Task = components["schemas"]["Task"];

export type TaskOutput = components["schemas"]["TaskOutput"];

export type TemplateRequest = components["schemas"]["TemplateRequest"];

export type Template = components["schemas"]["Template"];

export type TemplateSurveyVar = components["schemas"]["TemplateSurveyVar"];

export type TemplateVault = components["schemas"]["TemplateVault"];

export type ScheduleRequest = components["schemas"]["ScheduleRequest"];

export type Schedule = components["schemas"]["Schedule"];

export type ViewRequest = components["schemas"]["ViewRequest"];

export type View = components["schemas"]["View"];

export type Runner = components["schemas"]["Runner"];

export type Event_ = components["schemas"]["Event"];

export type InfoType = components["schemas"]["InfoType"];
