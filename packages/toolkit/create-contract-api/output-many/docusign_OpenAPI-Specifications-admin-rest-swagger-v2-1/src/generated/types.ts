// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/v2/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a list of organizations that the authenticated user belongs to.
         * @description Returns a list of organizations that the authenticated user belongs to.
         *
         *     Note that the Docusign Admin API only returns JSON, not XML.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `organization_read`.
         *
         *     This method requires user authentication. It will fail with an [application access token](/docs/admin-api/admin101/application-auth/).
         */
        get: operations["Organization_Organization_GetListV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/data_redaction/accounts/{accountId}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes membership data for a user on an account.
         * @description Deletes the data for a single account membership for a specified user.
         *
         *     To call this endpoint:
         *     * You must be an administrator (or delegated administrator) of the specified account.
         *     * The user must have been closed for at least 24 hours.
         *
         *     **Note:** After a user's data is deleted for every account to which they belong, their user-level data will automatically be deleted.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_data_redact`.
         *
         *     ### Related topics
         *
         *     - [How to delete user data from an account as an account admin](/docs/admin-api/how-to/account-admin-delete-user-data/)
         */
        post: operations["DataRedaction_RedactIndividualMembershipData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the list of permission profiles in an account.
         * @description Returns the list of permission profiles in an account.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `permission_read`.
         *
         *
         *     ### Related topics
         *
         *     - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
         */
        get: operations["Account_Accounts_GetPermissionProfilesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the list of groups in an account.
         * @description Returns the list of groups in an account.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `group_read`.
         *
         *
         *
         *     ### Related topics
         *
         *     - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
         */
        get: operations["Account_Accounts_GetGroupsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a list of pending and completed export requests.
         * @description Returns a list of pending and completed export requests.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationExport_OrganizationExport_Get"];
        put?: never;
        /**
         * Creates a user list export request.
         * @description Create a user list export request.
         *
         *     This method initiates a user list export request. You specify the type of export request as JSON in the body of method, like this:
         *
         *     ``` json
         *     {
         *     	"type": "organization_memberships_export"
         *     }
         *     ```
         *
         *     The export request type is one of three values:
         *
         *     | Value                                      | Description                                                                                             |
         *     | :----------------------------------------- | :------------------------------------------------------------------------------------------------------ |
         *     | `organization_memberships_export`          | Every user in every account in the organization. Users in multiple accounts will appear more than once. |
         *     | `organization_domain_users_export`         | All users of the reserved domains.                                                                      |
         *     | `organization_external_memberships_export` | Users whose email address domain is *not* linked to the organization.                                   |
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         *
         *     ### Next steps
         *     * See [how this endpoint is used to bulk export user data](/docs/admin-api/how-to/bulk-export-users/).
         */
        post: operations["OrganizationExport_OrganizationExport_Insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/account_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a list of pending and completed account settings export request.
         * @description Returns a list of pending and completed account settings export requests.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
         */
        get: operations["OrganizationExport_OrganizationExport_GetAccountCompare"];
        put?: never;
        /**
         * Creates a  new account settings export request.
         * @description Creates a new account settings export request.
         *
         *     To learn more about exporting account settings,
         *     see [Account Settings Export][guide-export]
         *     in the Docusign Admin Guide.
         *
         *     You can export settings for up to 40 accounts at a time.
         *
         *     Specify the accounts whose settings you are requesting as JSON in the body of the request, like this:
         *
         *     ``` json
         *     {
         *       "accounts":	[
         *       	{ "account_id": "9ca037f4-xxxx-xxxx-xxxx-212e57d4f22e"},
         *       	{ "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab"}
         *
         *       ]
         *     }
         *     ```
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_write`.
         *
         *     ### Related topics
         *
         *     - [Account Settings import][guide-import] guide
         *     - [Account Settings Export][guide-export] guide
         *
         *
         *     [guide-import]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=nwl1583359167434.html
         *     [guide-export]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=kfj1583359164049.html
         */
        post: operations["OrganizationExport_OrganizationExport_AccountCompare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/user_list/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the results for single user list export request.
         * @description Returns the results for single user list export request.
         *
         *     Given an export ID, this method returns the results of a single user list export request.
         *     To get a list of all the export requests, use `getUserListExports`.
         *
         *     Note that the `metadata_url` property of the response from `createUserListExport` is a read-to-use HTTP GET request to get the status.
         *
         *     The results are available through a URL that
         *     you can access through the `results` property of the response.
         *     For example, to get the URL of the first result you might use
         *     `results[0].url`
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         *
         *     ### Next steps
         *     * See [how this endpoint is used to bulk export user data](/docs/admin-api/how-to/bulk-export-users/).
         */
        get: operations["OrganizationExport_OrganizationExport_GetByExportId"];
        put?: never;
        post?: never;
        /**
         * Deletes a single user list export request.
         * @description Deletes a single user list export request.
         *     Use this method to delete pending or completed user export requests.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        delete: operations["OrganizationExport_OrganizationExport_DeleteByExportId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/account_settings/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the results for a single account settings export request.
         * @description Returns the results for a single account settings export request.
         *
         *     Given an export ID, this method returns the results of an account settings export request.
         *     To get a list of all the export requests, use `getAccountSettingsExports`.
         *
         *     The results are available through a URL that
         *     you can access through the `results` property of the response.
         *     For example, to get the URL of first result you might use
         *     `results[0].url`
         *
         *     The settings export is formatted like this:
         *
         *     ``` json
         *     {
         *       "accounts": [
         *         {
         *           "account_id": "9ca037f4-xxxx-xxxx-xxxx-212e57d4f22e",
         *           "name": "The Happy Company",
         *           . . .
         *         },
         *         {
         *           "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab",
         *           "name": "LoanCo",
         *           . . .
         *         }
         *       ],
         *       "settings": [
         *         . . .
         *         {
         *           "category": "Signing",
         *           "name": "SignerCanSignOnMobile",
         *           "account_values": [
         *             {
         *               "account_id": "9ca037f4-xxxx-xxxx-xxxx-212e57d4f22e",
         *               "value": "true",
         *               "rights": "editable"
         *             },
         *             {
         *               "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab",
         *               "value": "true",
         *               "rights": "editable"
         *             }
         *           ]
         *         },
         *         . . .
         *       ]
         *     }
         *
         *     ```
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
         */
        get: operations["OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId"];
        put?: never;
        post?: never;
        /**
         * Deletes a single account settings export request.
         * @description Deletes a single account settings export request.
         *     Any data associated with the request is also deleted.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
         */
        delete: operations["OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/account_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the details and metadata for Bulk Account Settings Import requests in the organization.
         * @description Returns the details and metadata for Bulk Account Settings Import requests in the organization.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
         */
        get: operations["OrganizationImport_OrganizationImportAccountSettings_Get"];
        put?: never;
        /**
         * Creates a new account settings import request.
         * @description Creates a new account settings import request.
         *
         *     The request for this method consists of
         *     the contents of a CSV
         *     file.
         *
         *     You can export your current settings as a CSV file with
         *     [AccountSettingsExport: createAccountSettingsExport](/docs/admin-api/reference/bulkoperations/accountsettingsexport/createaccountsettingsexport/)
         *     and use it as the basis
         *     of the changes you want to import.
         *
         *
         *     To learn more about the format
         *     of a settings CSV file, see
         *     [Preparing a CSV for account settings import][guide-import]
         *     in the Docusign Admin Guide.
         *
         *     You can import settings for up to 40 accounts at a time.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_write`.
         *
         *     ### Related topics
         *
         *     - [Account Settings import][guide-import] guide
         *     - [Account Settings Export][guide-export] guide
         *
         *     [guide-import]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=nwl1583359167434.html
         *     [guide-export]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=kfj1583359164049.html
         */
        post: operations["OrganizationImport_OrganizationImportAccountSettings_Post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/account_settings/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the details/metadata for a Bulk Account Settings Import request.
         * @description Returns the details/metadata for a Bulk Account Settings Import request.
         *
         *     Given an import ID, this method returns the results of an account settings import request.
         *     To get a list of all the import requests, use `getAccountSettingsImports`.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
         */
        get: operations["OrganizationImport_OrganizationImportAccountSettings_GetById"];
        put?: never;
        post?: never;
        /**
         * Deletes a Bulk Account Settings Import request.
         * @description Deletes a single account settings import request.
         *     Any data associated with the request is also deleted.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_write`.
         */
        delete: operations["OrganizationImport_OrganizationImportAccountSettings_DeleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a request to import new users into an account.
         * @description Creates a request to import new users.
         *
         *     Your CSV import file is made up of a header row with the column headers and a row of user or account data for each user you want to add to an account. Only new users can be imported. Any changes to existing users will be ignored. To make changes to existing users, use [UserImport:updateBulkUserImports](/docs/admin-api/reference/bulkoperations/userimport/updatebulkuserimports/).
         *
         *     To ensure your CSV file is properly formatted, follow the requirements in the Support article [Build a CSV to Bulk Add Users](https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=wec1593211169952.html). You can download an example file from the Add Users dialogue in the Admin UI.
         *
         *     You can add up to 2,000 users to an account and include up to 50 accounts per import. The maximum number of users per import is 8,000.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *     ### Next steps
         *     * See an [example of adding users via bulk import in your chosen programming language](/docs/admin-api/how-to/add-users-bulk-import/).
         */
        post: operations["OrganizationImport_OrganizationImportUsers_Insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import request for adding a user to a single account within the organization.
         * @description Import request for adding a user to a single account within the organization.
         *     This method lets you upload user information without requiring an AccountId column.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationImport_OrganizationImportSingleAccountUsers_Insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk updates information for existing users.
         * @description Bulk updates information for existing users.
         *
         *     Your CSV import file is made up of a header row with the column headers and a row of user or account data for each user you want to add to an account.
         *
         *
         *     **Update limit:** You can update up to 2,000 users on an account and include up to 50 accounts per import. The maximum number of updated users per import is 8,000.
         *
         *     This method requires the following HTTP headers:
         *
         *     | Header | Value |
         *     | :--- |  :--- |
         *     | Content-Type | `text/csv` |
         *     | Content-Disposition |  `filename=filename.csv` |
         *
         *
         *
         *     To ensure your CSV is properly formatted, use the
         *     [Sample Bulk Update CSV file](https://admin.docusign.com/static-resources/organization-user-update-import.csv)
         *      as a template. The following table describes the columns.
         *
         *     Note that the columns for bulk adding users and bulk update users are slightly different.
         *     The update CSV file requires an `APIUserName` column, and does not have an `AutoActivate` column.
         *
         *
         *
         *     | Column              | Required | Description                                                                                                                                                                                                                                                                                                                                                                                                         |
         *     | :------------------ | :------- | :------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------ |
         *     | AccountID           | yes      | The 32-character API account ID of the user's account in your organization. You can find this value in the API and Keys section of the Admin area of the account.                                                                                                                                                                                                                                                             |
         *     | AccountName         |          | The name of the user's account in your organization. The account name must match the account ID provided.                                                                                                                                                                                                                                                                                                           |
         *     | FirstName           | yes      | The user's first name.                                                                                                                                                                                                                                                                                                                                                                                              |
         *     | LastName            | yes      | The user's last name.                                                                                                                                                                                                                                                                                                                                                                                               |
         *     | UserEmail           | yes      | The user's complete email address.                                                                                                                                                                                                                                                                                                                                                                                  |
         *     | PermissionSet       | yes      | The user's permission set. The PermissionSet value must match an existing permission set for the account. This value is not case sensitive.                                                                                                                                                                                                                                                                         |
         *     | UserTitle           |          | The user's job title.                                                                                                                                                                                                                                                                                                                                                                                               |
         *     | CompanyName         |          | The user's company name.                                                                                                                                                                                                                                                                                                                                                                                            |
         *     | Group               |          | The user's assigned groups. The Group values must match existing Group names for the account. Additional Group columns can be added to the file to add users to more than one group. You do not need to add users to the Everyone group, since all new users are automatically added to that group.                                                                                                                 |
         *     | AddressLine1        |          | The user's address, first line.                                                                                                                                                                                                                                                                                                                                                                                     |
         *     | AddressLine2        |          | The user's address, second line.                                                                                                                                                                                                                                                                                                                                                                                    |
         *     | City                |          | The user's city name.                                                                                                                                                                                                                                                                                                                                                                                               |
         *     | StateRegionProvince |          | The user's regional location.                                                                                                                                                                                                                                                                                                                                                                                       |
         *     | PostalCode          |          | The user's postal code.                                                                                                                                                                                                                                                                                                                                                                                             |
         *     | Phone               |          | The user's phone number.                                                                                                                                                                                                                                                                                                                                                                                            |
         *     | Language            |          | The user's display language for their Docusign account. Must be one of: <ul><li>Chinese Simplified: <code>zh_CN</code></li><li>Chinese Traditional: <code>zh_TW</code></li><li>Dutch: <code>nl</code></li><li>English: <code>en</code></li><li>French: <code>fr</code></li><li>German: <code>de</code></li><li>Italian: <code>it</code></li><li>Japanese: <code>ja</code></li><li>Korean: <code>ko</code></li><li>Portuguese: <code>pt</code></li><li>Portuguese Brazil: <code>pt_BR</code></li><li>Russian: <code>ru</code></li><li>Spanish: <code>es</code></li></ul>                                                                                                                                                                                                                                                                                                                                                            |
         *     | LoginPolicy         |          | The user's login policy. Valid values include the following: <ul> <li>Column left blank = The user is created with no policy assigned.</li> <li>FedAuthRequired = The user must log in with an Identity Provider.</li> <li>FedAuthBypass = The user may log in with an Identity Provider or their Docusign username and password.</li> </ul> For more information on login policies, see [Setting User Login Policy](https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=zah1583359147774.html). |
         *     | AutoActivate        |          | For domain users, new users can be activated automatically for domain accounts using SSO by setting the value to **true.** The user is activated automatically once the import is complete. Memberships activated in this way do not receive an activation email.                                                                                                                                                   |
         *
         *
         *
         *     ## Updating user email addresses
         *
         *     Changing a user's email address should be done carefully. The user's email address is used to log in to Docusign and receive documents to sign from others.
         *     Once changed, existing documents that were sent or received:
         *
         *     - Will still appear in the user's documents list.
         *     - Notifications about these documents will be sent to the new email address. If someone sends a new document to the old email address:
         *     - Docusign will send a notification to the old address.
         *     - It will not appear in the documents list of the account.
         *
         *     This change of email address will be applied to all of the user's account memberships.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationImport_OrganizationImportUsers_Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import request for updating users for a single account
         *     within the organization.
         * @description Import request for updating users for a single account
         *     within the organization.
         *
         *     This method lets you upload user information without requiring an `AccountId` column.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationImport_OrganizationImportSingleAccountUsers_Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a request to close the accounts of existing users.
         * @description Creates a request to close the accounts of existing users.
         *
         *     Given a CSV list of users, close their accounts.
         *
         *     Your CSV import file is made up of a header row with the column headers and a row of user or account data for each user whose account you want to close.
         *
         *     To ensure your CSV is properly formatted, use the
         *     [Sample Bulk Update CSV file](https://admin.docusign.com/static-resources/organization-user-update-import.csv)
         *      as a template. The following table describes the columns.
         *
         *
         *
         *
         *     | Column              | Required | Description                                                                                                                                                                                                                                                                                                                                                                                                         |
         *     | :------------------ | :------- | :------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------ |
         *     | AccountID           | yes      | The 32-character API account ID of the user's account in your organization. You can find this value in the API and Keys section of the Admin area of the account.                                                                                                                                                                                                                                                             |
         *     | AccountName         |          | The name of the user's account in your organization. The account name must match the account ID provided.                                                                                                                                                                                                                                                                                                           |
         *     | FirstName           | yes      | The user's first name.                                                                                                                                                                                                                                                                                                                                                                                              |
         *     | LastName            | yes      | The user's last name.                                                                                                                                                                                                                                                                                                                                                                                               |
         *     | UserEmail           | yes      | The user's complete email address.                                                                                                                                                                                                                                                                                                                                                                                  |
         *     | PermissionSet       | yes      | The user's permission set. The PermissionSet value must match an existing permission set for the account. This value is not case sensitive.                                                                                                                                                                                                                                                                         |
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationImport_OrganizationImportUsers_Close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/close_external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes external memberships.
         * @description Closes external memberships.
         *
         *     External memberships are users who have an email address at a verified domain but do not belong to the organization.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationImport_OrganizationImportUsers_CloseExternal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets a list of all of the user import requests.
         * @description Gets a list of all of the user import requests.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationImport_OrganizationImportUsers_Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the details of a single user import request.
         * @description Returns the details of a single user import request.
         *
         *     Use this method to check the status of the request by looking at the `status` property of the response.
         *     Once the status becomes `completed` (or fails), use this method to get the details.
         *
         *     To get a list of all of the user import requests, use `getBulkUserImportRequests`.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationImport_OrganizationImportUsers_GetById"];
        put?: never;
        post?: never;
        /**
         * Deletes a specific user import request.
         * @description Deletes a specific import request and its results.
         *
         *     To delete a user, see [closeBulkUserImportRequest](/docs/admin-api/reference/bulkoperations/userimport/closebulkuserimportrequest/).
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        delete: operations["OrganizationImport_OrganizationImportUsers_DeleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Given the ID of a user import request,
         *     return the CSV file that was imported.
         * @description Returns the contents of the CSV file
         *     associated with a user import request.
         *
         *     The results have an additional column,
         *     `ProcessingResults`,
         *     that describes the results of importing that row.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationImport_OrganizationImportUsers_GetCSVResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/identity_providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the list of identity providers for an organization.
         * @description Returns the list of identity providers for an organization.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `identity_provider_read`.
         */
        get: operations["Organization_GetIdentityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/data_redaction/organizations/{organizationId}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes data for one or more of a user's account memberships.
         * @description Deletes data for one or more of a user's account memberships.
         *
         *     To call this endpoint:
         *     * You must be an organization administrator (or delegated administrator) with permission to manage the specified accounts or the user's email domain.
         *     * The user must have been closed for at least 24 hours.
         *
         *     **Note:** After a user's data is deleted for every account to which they belong, their user-level data will automatically be deleted.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_data_redact`.
         *
         *     ### Related topics
         *
         *     - [How to delete user data from one or more accounts as an organization admin](/docs/admin-api/how-to/org-admin-delete-user-data/)
         */
        post: operations["DataRedaction_RedactIndividualUserData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/reserved_domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the list of reserved domains for the organization.
         * @description Returns the list of reserved domains for the organization.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `domain_read`.
         */
        get: operations["Organization_GetReservedDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Updates a user's information.
         * @description Updates a user's information.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["User_Users_UpdateV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/email_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Updates a user's email address.
         * @description Updates a user's email address.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["User_Users_UpdateEmailAddressesV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Closes a user's memberships.
         * @description Closes a user's memberships.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *     This method requires user authentication. It will fail with an [application access token](/docs/admin-api/admin101/application-auth/).
         */
        delete: operations["User_Users_CloseMembershipsV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns information about the users in an organization.
         * @description Returns information about the users in an organization.
         *
         *     You must include at least one of the following query parameters in the request:
         *
         *     - `account_id`: The ID of an account associated with the organization.
         *     - `organization_reserved_domain_id`: The ID of one of the organization's reserved domains.
         *     - `email`: An email address associated with the users that you want to return.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationUser_OrganizationUsers_GetV2"];
        put?: never;
        /**
         * Creates a new eSignature user.
         * @description Creates a new eSignature user and automatically activates the user's account.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *     ### Related topics
         *
         *     - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
         */
        post: operations["OrganizationUser_Users_AddV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates user memberships.
         * @description Activates user memberships.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationUser_Users_ActivateMembershipV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns historical information about users with a specific email address.
         * @description Returns historical information about users with a specific email address.
         *     **Note:** The `email` query parameter is _required_.
         *
         *
         *     To get a list of users in an organization,
         *     use [Users: getUsers](/docs/admin-api/reference/usermanagement/users/getusers/)
         *     instead.
         *
         *     For example, the following request gets information about
         *     accounts that use `max@example.net` as an email address:
         *
         *
         *     ```json
         *     GET /Management/v2/organizations/96e994fa-xxxx-xxxx-xxxx-c5fe9d1ccd10/users/profile?email=max@example.net
         *
         *     {
         *       "users": [
         *         {
         *           "id": "6b67a1ee-xxxx-xxxx-xxxx-385763624163",
         *           "site_id": 1,
         *           "site_name": "Monadnock",
         *           "user_name": "Max Example",
         *           "first_name": "Max",
         *           "last_name": "Example",
         *           "user_status": "active",
         *           "default_account_id": "f636f297-xxxx-xxxx-xxxx-8e7a14715950",
         *           "default_account_name": "BizCo",
         *           "is_organization_admin": false,
         *           "created_on": "2019-04-01T22:11:56.457",
         *           "memberships": [
         *             {
         *               "email": "max@example.net",
         *               "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab",
         *               "external_account_id": "17xxxxx1",
         *               "account_name": "LoanCo",
         *               "is_external_account": false,
         *               "status": "active",
         *               "permission_profile": { },
         *               "created_on": "2019-04-01T22:11:56.457",
         *               "groups": [ ],
         *               "is_admin": false
         *             },
         *             {
         *               "email": "max@example.net",
         *               "account_id": "f636f297-xxxx-xxxx-xxxx-8e7a14715950",
         *               "external_account_id": "25xxxxx0",
         *               "account_name": "BizCo",
         *               "is_external_account": true,
         *               "status": "active",
         *               "permission_profile": { },
         *               "created_on": "2021-07-07T15:10:51.96",
         *               "groups": [ ],
         *               "is_admin": false
         *             },
         *             {
         *               "email": "max@example.net",
         *               "account_id": "6aed3a52-xxxx-xxxx-xxxx-e89988167cfd",
         *               "external_account_id": "11xxxxx1",
         *               "account_name": "SleepCo",
         *               "is_external_account": true,
         *               "status": "closed",
         *               "permission_profile": { },
         *               "created_on": "2021-07-11T12:40:44.26",
         *               "groups": [],
         *               "is_admin": true,
         *               "closed_on": "2021-07-13T08:40:51.8"
         *             }
         *           ],
         *           "identities": [],
         *           "device_verification_enabled": false
         *         }
         *       ]
         *     }
         *     ```
         *
         *     The response includes up to the first 20 users modified in the last 10 days.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         *
         *
         *
         *     ### Related topics
         *
         *     - [How to Audit Users](/docs/admin-api/how-to/audit-users/)
         */
        get: operations["OrganizationUser_OrganizationUsers_GetProfileV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete user identities for a specified identity provider.
         * @description Deletes all user identities linked to a specified identity provider.
         *
         *     The `id` request body property specifies the identity provider. To get the ID, call [getUserProfiles](/docs/admin-api/reference/usermanagement/esignusermanagement/getuserprofiles/) and copy the `provider_id` value you want to use.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        delete: operations["OrganizationUser_DeleteIdentitiesV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds users to an account.
         * @description Adds users to an account.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *
         *
         *     ### Related topics
         *
         *     - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
         */
        post: operations["OrganizationUser_OrganizationUsers_PostAccountUsersV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a list of DSGroups.
         * @description Returns a list of DSGroups.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         *
         *
         *     ### Related topics
         *
         *     - [How to create a new active user for CLM and eSignature](/docs/admin-api/how-to/create-active-clm-esign-user/)
         */
        get: operations["DocuSignGroupsv21_GetDSGroups_V2_1"];
        put?: never;
        /**
         * Creates a new DSGroup.
         * @description Creates a new DSGroup.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["DocuSignGroupsv21_AddDSGroup_V2_1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns details about a single DSGroup.
         * @description Returns details about a single DSGroup.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["DocuSignGroupsv21_GetDSGroup_V2_1"];
        put?: never;
        post?: never;
        /**
         * Deletes a DSGroup.
         * @description Deletes a DSGroup.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        delete: operations["DocuSignGroupsv21_DeleteDSGroup_V2_1"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets a list of users in a DSGroup.
         * @description Gets a list of users in a DSGroup.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["DocuSignGroupsv21_GetDSGroupUsers_V2_1"];
        put?: never;
        /**
         * Adds a list of users to a DSGroup.
         * @description Adds a list of users to a DSGroup.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["DocuSignGroupsv21_AddDSGroupUsers_V2_1"];
        /**
         * Removes a list of users from a DSGroup.
         * @description Removes a list of users from a DSGroup. In the request body, you can specify users by ID or email address. If both parameters are included, the email address parameter will be ignored.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        delete: operations["DocuSignGroupsv21_RemoveDSGroupUsers_V2_1"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets products associated with the account and the available permission profiles.
         * @description Gets products associated with the account and the available permission profiles.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         *
         *
         *     ### Related topics
         *
         *     - [How to create a new active user for CLM and eSignature](/docs/admin-api/how-to/create-active-clm-esign-user/)
         */
        get: operations["OrganizationProductPermissionProfile_GetProductPermissionProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieves a user's product permission profiles by user ID.
         * @description Retrieves a list of a user's permission profiles for each account's product. The user is specified by the ID provided in the `userId` path parameter.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationProductPermissionProfile_GetUserProductPermissionProfiles"];
        put?: never;
        /**
         * Assigns permission profiles for a user by user ID.
         * @description Sets permission profiles for one or more products for a given user. The user is specified by the `userId` path parameter.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         */
        post: operations["OrganizationProductPermissionProfile_PostUserProductPermissionProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates or updates a multi-product user.
         * @description Creates or updates a multi-product (eSignature and CLM) user. When you use this method to create a user, the user's account is automatically activated.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *     ### Next steps
         *     * Explore [an example that demonstrates how to construct the request body and call the endpoint](/docs/admin-api/how-to/create-active-clm-esign-user/).
         */
        post: operations["OrganizationUser_OrganizationUsers_PostAccountUsersV2_1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/users/dsprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieves the DS profile for a user specified by email address.
         * @description Gets information about a user specified by the `email` query parameter.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationUser_OrganizationUsers_GetDSProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/users/{userId}/dsprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieves the DS profile for a user specified by ID.
         * @description Gets information about a user specified by the `userId` query parameter.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         *
         *
         *     ### Related topics
         *
         *     - [How to retrieve the user's Docusign profile using an email address](/docs/admin-api/how-to/retrieve-docusign-profile-using-email/)
         *     - [How to retrieve the user's Docusign profile using a User ID](/docs/admin-api/how-to/retrieve-docusign-profile-using-userid/)
         */
        get: operations["OrganizationUser_OrganizationUsers_GetDSProfileByUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a user's access to one or more products.
         * @description Revokes a specified user's access to one or more products.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *
         *     ### Related topics
         *
         *     - [How to delete user data from an account as an account admin](/docs/admin-api/how-to/account-admin-delete-user-data/)
         */
        delete: operations["OrganizationProductPermissionProfile_RemoveUserProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieves a user's product permission profiles by email address.
         * @description Retrieves a list of a user's permission profiles for each account's product. The user is specified by the email address provided in the `email` query parameter.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
         */
        get: operations["OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail"];
        put?: never;
        /**
         * Assigns permission profiles for a user by email address.
         * @description Sets permission profiles for one or more products for a given user. The user is specified by the `email` property in the request body.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
         *
         *
         *     ### Related topics
         *
         *     - [How to update user product permission profiles using an email address](/docs/admin-api/how-to/update-user-product-permission-profiles-using-email/)
         *     - [How to delete user product permission profiles using an email address](/docs/admin-api/how-to/delete-user-product-permission-profiles-using-email/)
         */
        post: operations["OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get asset group accounts for an organization.
         * @description Returns a list of asset group accounts for an organization.
         *
         *     An asset group is a set of modules, products, plans, and charges purchased for your organization. An asset group account is an account that has been linked to an asset group.
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization.
         *
         *     [Required authentication scopes](/docs/admin-api/admin101/auth/): `asset_group_account_read`.
         *
         *     ### Next steps
         *     * See [how to use this endpoint in your chosen programming language](/docs/admin-api/how-to/clone-account/).
         */
        get: operations["OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accountClone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone an existing Docusign account.
         * @description Clones an existing Docusign account. Cloning an account copies the plan items and eSignature settings. Users, templates, and permission profiles are _not_ copied into the target account. The new account will linked to the same organization.
         *
         *     In the request body, specify the source account you are cloning by its ID. You can get the IDs for your organization's asset group accounts using the [getAssetGroupAccounts](/docs/admin-api/reference/accountprovisioning/accountcloning/getassetgroupaccounts/) endpoint.
         *
         *     You also need to specify information about the new target account, including the name, location, and administrator. To set the location, provide either the `countryCode` or `region` properties. (If both are specified, the `region` value will be used.) When testing in the developer environment, the region will always be `NA`.
         *
         *     The request body looks like this:
         *     ```
         *     {
         *         "sourceAccount": {
         *             "id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab"
         *         },
         *         "targetAccount": {
         *             "name": "My Cloned Account",
         *             "admin": {
         *                 "firstName": "Francis",
         *                 "lastName": "Beagle",
         *                 "email": "francis@example.com"
         *             },
         *             "region": "NA"
         *         }
         *     }
         *     ```
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization. The administrator for the target account must also be an organization admin.
         *     * The source account must be on the same plan as your contract.
         *     * The source account must be an asset group account. An asset group is a set of modules, products, plans, and charges purchased for your organization. An asset group account is an account that has been linked to an asset group.
         *     * Your organization must be set up for account cloning. For more information, email self-serve-provisioning-enablement@docusign.com.
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `asset_group_account_clone_write`.
         *
         *     ### Next steps
         *     * See [how to use this endpoint to clone an account](/docs/admin-api/how-to/clone-account/).
         */
        post: operations["OrganizationProvisionAssetGroup_CloneAssetGroupAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accountClones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets all asset group account clones for an organization.
         * @description Retrieves all the cloned accounts for an organization.
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization.
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `asset_group_account_clone_read`.
         */
        get: operations["OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets information about a single cloned account.
         * @description Gets information about a cloned account by the `assetGroupWorkId`.
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization.
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `asset_group_account_clone_read`.
         */
        get: operations["OrganizationProvisionAssetGroup_GetAssetGroupAccountClone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/planItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get information about plan items within an organization.
         * @description Gets the plan items and subscription information for an organization.
         *
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_read`
         */
        get: operations["OrganizationSubAccount_GetOrganizationPlanItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroups/accountCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new Docusign account using the plan and modules specified in request body.
         * @description Creates a new Docusign account within an organization.
         *
         *     In the request body, specify the subscription and plan IDs for the new account. You can get these IDs through the [GetOrganizationPlanItems](/docs/admin-api/reference/accountprovisioning/accountcreation/getorganizationplanitems/) endpoint.
         *
         *     You also need to specify information about the new target account, including the name, location, and administrator. To set the location, provide the `countryCode` property. When you are testing in the developer environment, the value of `countryCode` will always be `US`.
         *
         *     The request body looks like this:
         *
         *     ```
         *     {
         *        "subscriptionDetails": {
         *            "id": "'${SUBSCRIPTION_ID}'",
         *            "planId": "'${PLAN_ID}'",
         *            "modules": []
         *        },
         *        "targetAccount": {
         *            "name": "'${ACCOUNT_NAME}'",
         *            "countryCode": "US",
         *            "admin": {
         *                "email": "'${EMAIL_ADDRESS}'",
         *                "firstName": "'${FIRST_NAME}'",
         *                "lastName": "'${LAST_NAME}'",
         *                "locale": "en"
         *            }
         *        }
         *     }
         *     ```
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization.
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_write`
         */
        post: operations["OrganizationSubAccount_CreateSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/subAccountsCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all ongoing account creation processes for an Organization.
         * @description Get ongoing account creation processes by `organizationId`.
         *
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_read`
         */
        get: operations["OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a single account creation process.
         * @description Gets information about an account creation process by the `assetGroupId`.
         *
         *
         *     To call this endpoint:
         *     * You must be an administrator for the specified organization
         *
         *     [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_read`
         */
        get: operations["OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OrganizationConnect_GetOrganizationConnectConfigs"];
        put?: never;
        post: operations["OrganizationConnect_CreateOrganizationConnectConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/{connectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OrganizationConnect_GetOrganizationConnectConfig"];
        put: operations["OrganizationConnect_UpdateOrganizationConnectConfig"];
        post?: never;
        delete: operations["OrganizationConnect_DeleteOrganizationConnectConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration"];
        put: operations["OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration"];
        post: operations["OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration"];
        delete: operations["OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OrganizationConnectHmac_GetConnectHmacSecrets"];
        put?: never;
        post: operations["OrganizationConnectHmac_PostConnectHmacSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/connect/secret/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OrganizationConnectHmac_DeleteConnectHmacSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A list of asset group accounts.
         * @source openapi.yaml:3849
         */
        AssetGroupAccountsResponse: {
            /** @description The list of asset group accounts. */
            readonly assetGroupAccounts?: components["schemas"]["AssetGroupAccountResponse"][];
        };
        /** @source openapi.yaml:3861 */
        AssetGroupAccountResponse: {
            /**
             * Format: uuid
             * @description The asset group ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly assetGroupId?: string;
            /** @description Reserved for Docusign. */
            readonly assetGroupName?: string;
            /**
             * Format: uuid
             * @description The ID of the account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly accountId?: string;
            /** @description The name of the account. */
            readonly accountName?: string;
            /**
             * Format: int64
             * @description The external account ID.
             */
            readonly externalAccountId?: number | bigint;
            /** @description When **true,** indicates that the account is compliant. */
            readonly compliant?: boolean;
            /**
             * Format: int32
             * @description Reserved for Docusign.
             */
            readonly siteId?: number;
            /** @description Reserved for Docusign. */
            readonly siteName?: string;
        };
        /**
         * @description The account that is cloned.
         * @source openapi.yaml:3906
         */
        AssetGroupAccountClone: {
            /** @description The source account that is cloned. */
            sourceAccount: components["schemas"]["AssetGroupAccountCloneSourceAccount"];
            /** @description The target account that is created. */
            targetAccount: components["schemas"]["AssetGroupAccountCloneTargetAccount"];
            /**
             * Format: uuid
             * @description The ID of the job that is created by the request. Use this value to retrieve information about the clone request with the [getAssetGroupAccountClone](/docs/admin-api/reference/accountprovisioning/accountcloning/getassetgroupaccountclone/) endpoint.
             *
             *     This property is read-only.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly assetGroupWorkId?: string;
            /**
             * Format: uuid
             * @description The ID of the asset group to which the account belongs. Use this value to retrieve information about the clone request with the [getAssetGroupAccountClone](/docs/admin-api/reference/accountprovisioning/accountcloning/getassetgroupaccountclone/) endpoint.
             *
             *     This property is read-only.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly assetGroupId?: string;
            /**
             * @description The type of asset group work. This property is read-only.
             * @enum {string}
             */
            readonly assetGroupWorkType?: "Undefined" | "GroupAssetFulfillment" | "AccountAssetFulfillment" | "AccountAssetClone" | "AccountAssetCreate" | "SubscriptionSync";
            /**
             * @description The status of the clone request. Valid values:
             *     * `Pending`
             *     * `Processing`
             *     * `PendingError`
             *     * `ProcessingError`
             *     * `Completed`
             *     * `Canceled`
             *     * `PermanentFailure`
             *
             *     This property is read-only.
             * @enum {string}
             */
            readonly status?: "Undefined" | "Pending" | "Processing" | "ProcessingOnHold" | "PendingError" | "ProcessingError" | "Completed" | "Canceled" | "PermanentFailure";
            /**
             * Format: uuid
             * @description Reserved for Docusign.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly cloneRequestId?: string;
            /**
             * Format: uuid
             * @description Reserved for Docusign.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly orderId?: string;
            /**
             * Format: int32
             * @description The number of retries. This property is read-only.
             */
            readonly attempts?: number;
            /**
             * Format: date-time
             * @description The date that the clone request was initiated. This property is read-only.
             */
            readonly createdDate?: string;
            /** @description The name of the user who initiated the clone request. This property is read-only. */
            readonly createdByName?: string;
            /** @description The email address of the user who initiated the clone request. This property is read-only. */
            readonly createdByEmail?: string;
            /**
             * @description A message providing information about the clone request. If the request resulted in an error, this message includes specific information about the error.
             *
             *     This property is read-only.
             */
            readonly message?: string;
            /** @description The processing failures if the work is in `PendingError` or `ProcessingError` status. This property is read-only. */
            cloneProcessingFailureDetails?: components["schemas"]["SubAccountErrorDetails"];
        };
        /** @source openapi.yaml:4022 */
        AssetGroupAccountCloneSourceAccount: {
            /**
             * Format: uuid
             * @description The ID of the account to clone. This property is required in POST requests.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id: string;
            /**
             * Format: int64
             * @description The external account ID of the source account.
             */
            readonly externalAccountId?: number | bigint;
            /** @description The site the source account is on. */
            readonly site?: string;
            /** @description The name of the source account. */
            readonly name?: string;
        };
        /**
         * @description An object describing the target cloned account.
         * @source openapi.yaml:4051
         */
        AssetGroupAccountCloneTargetAccount: {
            /**
             * Format: uuid
             * @description The ID of the target account. This property is read-only.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The name of the target account. This property is required in the request body when cloning an account. */
            name?: string;
            /**
             * @description The region of the target account. When testing in the developer environment, the region will always be `NA`.
             *
             *     **Note:** When cloning an account, you must include this property or `countryCode` in the request. If both are provided, `region` will be used.
             */
            region?: string;
            /**
             * @description The two-letter [ISO 3166](https://en.wikipedia.org/wiki/List_of_ISO_3166_country_codes) country code of the target account.
             *
             *     **Note:** When cloning an account, you must include this property or `region`. If both are provided, `region` will be used.
             */
            countryCode?: string;
            /** @description The data center site of the account. This property is read-only. */
            site?: string;
            /** @description The administrator of the new account. This property is required in the request body when cloning an account. */
            admin?: components["schemas"]["AssetGroupAccountCloneTargetAccountAdmin"];
        };
        /**
         * @description An object describing the administrator of the cloned account.
         * @source openapi.yaml:4093
         */
        AssetGroupAccountCloneTargetAccountAdmin: {
            /** @description The email address of the target account administrator. This property is required in the request body when cloning an account. */
            email?: string;
            /** @description The first name of the target account administrator. This property is required in the request body when cloning an account. */
            firstName?: string;
            /** @description The last name of the target account administrator. This property is required in the request body when cloning an account. */
            lastName?: string;
            /**
             * @description The locale of the target account administrator. The locale code for the United States is `en`.
             * @enum {string}
             */
            locale?: "None" | "zh_cn" | "zh_tw" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_br" | "ru" | "es" | "pl";
        };
        /** @source openapi.yaml:4131 */
        SubAccountErrorDetails: {
            /** @description The error code. */
            readonly error?: string;
            /** @description The error description. */
            readonly errorDescription?: string;
            /** @description Whether the error is caused by the system or user. */
            readonly isSystemError?: boolean;
        };
        /** @source openapi.yaml:4149 */
        AssetGroupAccountClones: {
            /** @description The list of asset group accounts. */
            readonly assetGroupWorks?: components["schemas"]["AssetGroupAccountClone"][];
        };
        /** @source openapi.yaml:4161 */
        OrganizationSubscriptionResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            plan_id?: string;
            plan_name?: string;
            /** Format: int32 */
            associated_accounts_count?: number;
            asset_group_name?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            asset_group_id?: string;
            subscription_name?: string;
            subscription_id?: string;
            /** @description List of module IDs selected for creating the new account */
            modules?: components["schemas"]["SubscriptionPlanItemResponse"][];
        };
        /** @source openapi.yaml:4198 */
        SubscriptionPlanItemResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            plan_item_id?: string;
            plan_item_name?: string;
            plan_item_description?: string;
            plan_item_internal_id?: string;
        };
        /** @source openapi.yaml:4218 */
        SubAccountCreateRequest: {
            /** @description The subscription info for the new account. */
            subscriptionDetails?: components["schemas"]["SubAccountCreateRequest.SubAccountCreationSubscription"];
            /** @description The target account to clone to. */
            targetAccount?: components["schemas"]["SubAccountCreateRequest.SubAccountCreationTargetAccountDetails"];
        };
        /** @source openapi.yaml:4231 */
        "SubAccountCreateRequest.SubAccountCreationSubscription": {
            id?: string;
            /**
             * Format: uuid
             * @description Plan ID
             * @example 00000000-0000-0000-0000-000000000000
             */
            planId?: string;
            /** @description List of module IDs selected for creating the new account */
            modules?: string[];
        };
        /** @source openapi.yaml:4252 */
        "SubAccountCreateRequest.SubAccountCreationTargetAccountDetails": {
            id?: string;
            address?: components["schemas"]["AddressInformation"];
            /** @description The admin user for the target account. */
            admin?: components["schemas"]["SubAccountCreateRequest.SubAccountCreationTargetAccountAdmin"];
            name?: string;
            /** @description The country code where the target account is in. This value is ignored if region is provided. */
            countryCode?: string;
            /** @description The region where the target account is in. */
            region?: string;
            /** @description The site where the target account is on. */
            site?: string;
        };
        /** @source openapi.yaml:4281 */
        AddressInformation: {
            street_address?: string;
            street_address_2?: string;
            locality?: string;
            /** @description The region where the target account is in. */
            region?: string;
            postal_code?: string;
            country?: string;
            phone?: string;
            fax?: string;
        };
        /** @source openapi.yaml:4311 */
        "SubAccountCreateRequest.SubAccountCreationTargetAccountAdmin": {
            address?: components["schemas"]["AddressInformation"];
            /** @description The email address. */
            email?: string;
            firstName?: string;
            lastName?: string;
            /** @enum {string} */
            locale?: "None" | "zh_cn" | "zh_tw" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_br" | "ru" | "es" | "pl";
        };
        /** @source openapi.yaml:4348 */
        "Subscription.Provision.Model.AssetGroupWorkResult": {
            AssetGroupWork?: components["schemas"]["Subscription.Provision.Model.AssetGroupWork"];
            readonly Message?: string;
            readonly Success?: boolean;
        };
        /** @source openapi.yaml:4365 */
        "Subscription.Provision.Model.AssetGroupWork": {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            AssetGroupWorkId?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            AssetGroupId?: string;
            /** @enum {string} */
            AssetGroupWorkType?: "Undefined" | "GroupAssetFulfillment" | "AccountAssetFulfillment" | "AccountAssetClone" | "AccountAssetCreate" | "SubscriptionSync";
            /** @enum {string} */
            Status?: "Undefined" | "Pending" | "Processing" | "ProcessingOnHold" | "PendingError" | "ProcessingError" | "Completed" | "Canceled" | "PermanentFailure";
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            OrderId?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            TargetAccountId?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            SourceAccountId?: string;
            /** Format: int64 */
            SourceAccountExternalId?: number | bigint;
            SourceAccountName?: string;
            SourceAccountSite?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            CloneRequestId?: string;
            CloneAccountDetails?: components["schemas"]["Subscription.Provision.Model.Account.Create.CreateAccountDetails"];
            CreateSubAccountDetails?: components["schemas"]["Subscription.Provision.Model.Account.Create.CreateSubAccountDetails"];
            /** Format: int32 */
            Attempts?: number;
            /** Format: date-time */
            RetryOn?: string;
            Message?: string;
            CreatedByName?: string;
            CreatedByEmail?: string;
            ErrorDetails?: components["schemas"]["Subscription.Provision.Model.ServiceErrorDetails"];
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            OldAssetGroupSubscriptionId?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            NewAssetGroupSubscriptionId?: string;
            SourceSystem?: string;
            SourceId?: string;
            CreatedBy?: string;
            /**
             * Format: int32
             * @enum {integer}
             */
            CreatedByType?: 0 | 1 | 2 | 3 | 4 | 5;
            /** Format: date-time */
            CreatedDate?: string;
            UpdatedBy?: string;
            /**
             * Format: int32
             * @enum {integer}
             */
            UpdatedByType?: 0 | 1 | 2 | 3 | 4 | 5;
            /** Format: date-time */
            UpdatedDate?: string;
            UpdateHistory?: components["schemas"]["Subscription.Provision.Model.ChangeEvent"][];
        };
        /** @source openapi.yaml:4519 */
        "Subscription.Provision.Model.Account.Create.CreateAccountDetails": {
            Name?: string;
            CountryCode?: string;
            Region?: string;
            Site?: string;
            Address?: components["schemas"]["DocuSign.Account.Domain.Model.Address"];
            AdminUser?: components["schemas"]["Subscription.Provision.Model.Account.Create.AccountAdmin"];
            /**
             * Format: int32
             * @enum {integer}
             */
            BillingProfileType?: 0 | 1;
        };
        /** @source openapi.yaml:4550 */
        "Subscription.Provision.Model.Account.Create.CreateSubAccountDetails": {
            SubscriptionDetails?: components["schemas"]["Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails"];
            Name?: string;
            CountryCode?: string;
            Region?: string;
            Site?: string;
            Address?: components["schemas"]["DocuSign.Account.Domain.Model.Address"];
            AdminUser?: components["schemas"]["Subscription.Provision.Model.Account.Create.AccountAdmin"];
            /**
             * Format: int32
             * @enum {integer}
             */
            BillingProfileType?: 0 | 1;
        };
        /** @source openapi.yaml:4585 */
        "Subscription.Provision.Model.ServiceErrorDetails": {
            ErrorCode?: string;
            PublicErrorCode?: string;
            ErrorDescription?: string;
            IsSystemError?: boolean;
        };
        /** @source openapi.yaml:4603 */
        "Subscription.Provision.Model.ChangeEvent": {
            /** Format: date-time */
            EventDate?: string;
            Action?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            TraceToken?: string;
        };
        /** @source openapi.yaml:4621 */
        "DocuSign.Account.Domain.Model.Address": {
            Address1?: string;
            Address2?: string;
            City?: string;
            StateProvince?: string;
            Country?: string;
            PostalCode?: string;
            Phone?: string;
            Fax?: string;
            ZipPlus4?: string;
        };
        /** @source openapi.yaml:4654 */
        "Subscription.Provision.Model.Account.Create.AccountAdmin": {
            EmailAddress?: string;
            FirstName?: string;
            LastName?: string;
            /** @enum {string} */
            Locale?: "None" | "zh_cn" | "zh_tw" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_br" | "ru" | "es" | "pl";
            Address?: components["schemas"]["DocuSign.Account.Domain.Model.Address"];
        };
        /** @source openapi.yaml:4691 */
        "Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails": {
            SubscriptionId?: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            PlanId?: string;
            Modules?: string[];
        };
        /** @source openapi.yaml:4712 */
        SubAccountCreateWorkerResponse: {
            /** @description The list of asset group accounts. */
            readonly assetGroupWorks?: components["schemas"]["SubAccountCreateWorker"][];
        };
        /** @source openapi.yaml:4724 */
        SubAccountCreateWorker: {
            /** @description The target account to clone to. */
            targetAccount: components["schemas"]["SubAccountCreateTargetAccount"];
            /** @description The subscription info for the new account. */
            subscriptionDetails: components["schemas"]["SubAccountCreateSubscriptionDetails"];
            /**
             * Format: uuid
             * @description The ID of the job that is created by the request.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly assetGroupWorkId?: string;
            /**
             * Format: uuid
             * @description The ID of the asset group to which the accounts belong.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly assetGroupId?: string;
            /**
             * @description The type of asset group work. This property is read-only.
             * @enum {string}
             */
            readonly assetGroupWorkType?: "Undefined" | "GroupAssetFulfillment" | "AccountAssetFulfillment" | "AccountAssetClone" | "AccountAssetCreate" | "SubscriptionSync";
            /**
             * @description The status of the account creation request.
             * @enum {string}
             */
            readonly status?: "Undefined" | "Pending" | "Processing" | "ProcessingOnHold" | "PendingError" | "ProcessingError" | "Completed" | "Canceled" | "PermanentFailure";
            /**
             * Format: uuid
             * @description The order ID created by the clone work.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly orderId?: string;
            /**
             * Format: int32
             * @description The number of times the job has been attempted.
             */
            readonly attempts?: number;
            /**
             * Format: date-time
             * @description The date the account clone work is created.
             */
            readonly createdDate?: string;
            /** @description The name of the creator of the account clone work. */
            readonly createdByName?: string;
            /** @description The email of the creator of the account clone work. */
            readonly createdByEmail?: string;
            /** @description The message associated with the account clone work. */
            readonly message?: string;
            /** @description The processing failure details if the job has a status of `PendingError` or `ProcessingError`. */
            createAccountProcessingFailureDetails?: components["schemas"]["SubAccountErrorDetails"];
        };
        /** @source openapi.yaml:4810 */
        SubAccountCreateTargetAccount: {
            /**
             * Format: uuid
             * @description The account ID of the new account. The GUID will be empty if the account has not been created yet.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The name of the target account. */
            name?: string;
            /** @description The region where the target account is in. */
            region?: string;
            /** @description The country code where the target account is in. This value is ignored if region is provided. */
            countryCode?: string;
            /** @description The site where the target account is on. */
            site?: string;
            /** @description The admin user for the target account. */
            admin?: components["schemas"]["SubAccountCreateTargetAccountAdmin"];
        };
        /** @source openapi.yaml:4838 */
        SubAccountCreateSubscriptionDetails: {
            /** @description Subscription ID */
            id?: string;
            /**
             * Format: uuid
             * @description Plan ID
             * @example 00000000-0000-0000-0000-000000000000
             */
            planId?: string;
            /** @description Plan name */
            planName?: string;
            /** @description List of module IDs selected for creating the new account */
            modules?: components["schemas"]["SubAccountCreateSubscriptionModuleDetails"][];
        };
        /** @source openapi.yaml:4860 */
        SubAccountCreateTargetAccountAdmin: {
            /** @description The email address of the target account's admin user. */
            email?: string;
            firstName?: string;
            lastName?: string;
            /** @enum {string} */
            locale?: "None" | "zh_cn" | "zh_tw" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_br" | "ru" | "es" | "pl";
        };
        /** @source openapi.yaml:4894 */
        SubAccountCreateSubscriptionModuleDetails: {
            /**
             * Format: uuid
             * @description Module ID
             * @example 00000000-0000-0000-0000-000000000000
             */
            moduleId?: string;
            /** @description Module name */
            moduleName?: string;
        };
        /**
         * @description Organization list.
         * @source openapi.yaml:4908
         */
        OrganizationsResponse: {
            /** @description A list of organizations of which the  authenticated user is a member. */
            organizations?: components["schemas"]["OrganizationResponse"][];
        };
        /**
         * @description Information about an individual organization.
         * @source openapi.yaml:4919
         */
        OrganizationResponse: {
            /**
             * Format: uuid
             * @description The ID of the organization.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The name of the organization. */
            name?: string;
            /** @description A description of the organization. */
            description?: string;
            /**
             * Format: uuid
             * @description The default account ID of the organization.
             * @example 00000000-0000-0000-0000-000000000000
             */
            default_account_id?: string;
            /**
             * Format: int64
             * @description The default permission profile ID of the organization.
             */
            default_permission_profile_id?: number | bigint;
            /**
             * Format: date-time
             * @description The date the organization's account was created.
             */
            created_on?: string;
            /**
             * Format: uuid
             * @description The user who created the organization account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            created_by?: string;
            /**
             * Format: date-time
             * @description The date the organization's account was last updated.
             */
            last_modified_on?: string;
            /**
             * Format: uuid
             * @description The user who last updated the organization's account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            last_modified_by?: string;
            /** @description A list of organization accounts. */
            accounts?: components["schemas"]["OrganizationAccountResponse"][];
            /** @description A list of the organization accounts users. */
            users?: components["schemas"]["OrganizationSimpleIdObject"][];
            /** @description A list of reserved domains for the organization. */
            reserved_domains?: components["schemas"]["DomainResponse"][];
            /** @description A list of identity providers for the organization. */
            identity_providers?: components["schemas"]["IdentityProvidersResponse"][];
            /** @description A list of links for the organization. */
            links?: components["schemas"]["LinkResponse"][];
        };
        /**
         * @description Information about an account.
         * @source openapi.yaml:4988
         */
        OrganizationAccountResponse: {
            /**
             * Format: uuid
             * @description The unique ID of the  account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The name of the account. */
            name?: string;
            /**
             * Format: int64
             * @description The external account ID.
             */
            external_account_id?: number | bigint;
            /**
             * Format: int32
             * @description The site ID.
             */
            site_id?: number;
        };
        /**
         * @description An ID object.
         * @source openapi.yaml:5010
         */
        OrganizationSimpleIdObject: {
            /**
             * Format: uuid
             * @description The ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
        };
        /**
         * @description Information about a reserved domain.
         * @source openapi.yaml:5021
         */
        DomainResponse: {
            /**
             * Format: uuid
             * @description The ID of the reserved domain.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * @description The status of the request. One of:
             *
             *     - `unknown`
             *     - `pending`
             *     - `active`
             *     - `deactivated`
             *     - `rejected`
             */
            status?: string;
            /** @description The host name of the reserved domain. */
            host_name?: string;
            /** @description A token  in form of text of the reserved domain. */
            txt_token?: string;
            /**
             * Format: uuid
             * @description The identity provider ID of the reserved domain.
             * @example 00000000-0000-0000-0000-000000000000
             */
            identity_provider_id?: string;
            /** @description A list of settings for the reserved domain. */
            settings?: components["schemas"]["SettingResponse"][];
            /** @description A list of useful links. */
            links?: components["schemas"]["LinkResponse"][];
        };
        /** @source openapi.yaml:5064 */
        IdentityProvidersResponse: {
            identity_providers?: components["schemas"]["IdentityProviderResponse"][];
        };
        /**
         * @description A link to a useful URL.
         * @source openapi.yaml:5075
         */
        LinkResponse: {
            /** @description The kind of linked item. */
            rel?: string;
            /** @description The URL of the linked item. */
            href?: string;
        };
        /**
         * @description A key/value list of settings.
         * @source openapi.yaml:5087
         */
        SettingResponse: {
            /** @description The key of the setting. */
            key?: string;
            /** @description The value of the setting. */
            value?: Record<string, unknown>;
            /**
             * @description The type of the setting. One of:
             *
             *     - `unknown`
             *     - `guid`
             *     - `text`
             *     - `integer`
             *     - `boolean`
             *     - `datetime`
             *     - `enumeration`
             */
            type?: string;
        };
        /**
         * @description Information about a SAML 2.0 identity provider.
         * @source openapi.yaml:5111
         */
        Saml2IdentityProviderResponse: {
            /** @description The name of the certificate issuer. */
            issuer?: string;
            /** @description A list of settings. */
            settings?: components["schemas"]["SettingResponse"][];
            /** @description A list of certificates responses. */
            certificates?: components["schemas"]["CertificateResponse"][];
            /** @description A list of attribute mappings. */
            attribute_mappings?: components["schemas"]["RequiredAttributeMappingResponse"][];
        };
        /**
         * @description Information about a single certificate.
         * @source openapi.yaml:5135
         */
        CertificateResponse: {
            /**
             * Format: uuid
             * @description The unique ID of the certificate.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The certificate issuer. */
            issuer?: string;
            /** @description The thumbprint of the certificate. */
            thumbprint?: string;
            /**
             * Format: date-time
             * @description The date when the certificate expires.
             */
            expiration_date?: string;
            /** @description When **true,** the certificate is valid. */
            readonly is_valid?: boolean;
            /** @description A list of useful links. */
            links?: components["schemas"]["LinkResponse"][];
        };
        /**
         * @description A single attribute mapping response.
         * @source openapi.yaml:5165
         */
        RequiredAttributeMappingResponse: {
            /**
             * Format: int32
             * @description The unique ID of the attribute.
             */
            required_attribute_id?: number;
            /** @description The name of the attribute. */
            required_attribute_name?: string;
            /** @description The human-readable name of the attribute. */
            required_attribute_friendly_name?: string;
            /** @description The name of the substitute attribute. */
            substitute_attribute_name?: string;
        };
        /**
         * @description A list of permission profiles for a given account.
         * @source openapi.yaml:5184
         */
        PermissionsResponse: {
            /** @description An array of permission profile responses. */
            permissions?: components["schemas"]["PermissionProfileResponse"][];
        };
        /**
         * @description This object is an individual permission profile response.
         * @source openapi.yaml:5195
         */
        PermissionProfileResponse: {
            /**
             * Format: int64
             * @description The ID of the permission profile.
             */
            id?: number | bigint;
            /**
             * @description The name of the permission profile.
             *
             *     Example: `DocuSign Sender`
             */
            name?: string;
        };
        /** @source openapi.yaml:5211 */
        PermissionProfileResponse2_1: {
            /** @description The ID of the permission profile. */
            permission_profile_id?: string;
            /** @description The human-readable name of the permission profile. */
            permission_profile_name?: string;
        };
        /**
         * @description A response about member groups. It contains the groups and paging information.
         * @source openapi.yaml:5223
         */
        MemberGroupsResponse: {
            /** @description A list of the responses. */
            groups?: components["schemas"]["MemberGroupResponse"][];
            /** @description Information about paging though the responses. */
            paging?: components["schemas"]["PagingResponseProperties"];
        };
        /**
         * @description And individual group responses,.
         * @source openapi.yaml:5239
         */
        MemberGroupResponse: {
            /**
             * Format: int64
             * @description The unique ID of the group.
             */
            id?: number | bigint;
            /** @description The name of the group. */
            name?: string;
            /**
             * @description The type of group. One of:
             *
             *     - `invalid`
             *     - `admin_group`
             *     - `everyone_group`
             *     - `custom_group`
             */
            type?: string;
        };
        /** @source openapi.yaml:5261 */
        PagingResponseProperties: {
            /**
             * Format: int32
             * @description The number of items in a result set (page).
             */
            result_set_size?: number;
            /**
             * Format: int32
             * @description The index position of the first result in this set.
             */
            result_set_start_position?: number;
            /**
             * Format: int32
             * @description The index position of the last result in this set.
             */
            result_set_end_position?: number;
            /**
             * Format: int32
             * @description The total number of results.
             */
            total_set_size?: number;
            /** @description A URL to the next set of results. */
            next?: string;
            /** @description A URL to the previous set of results. */
            previous?: string;
        };
        /**
         * @description Enables you to specify the kind of export request.
         * @source openapi.yaml:5289
         */
        OrganizationExportRequest: {
            /**
             * @description The type of export requested. One of:
             *
             *     - `organization_domain_users_export`: All users of the reserved domains.
             *     - `organization_external_memberships_export`: Users whose email address domain is *not* linked to the organization.
             *     - `organization_memberships_export`: Every user in every account in the organization. Users in multiple accounts will appear more than once.
             *     - `organization_account_settings_export`: This value only applies to requests to export account settings.
             */
            type?: string;
            accounts?: components["schemas"]["OrganizationExportAccount"][];
            domains?: components["schemas"]["OrganizationExportDomain"][];
        };
        /** @source openapi.yaml:5323 */
        OrganizationExportAccount: {
            /**
             * Format: uuid
             * @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
        };
        /** @source openapi.yaml:5336 */
        OrganizationExportDomain: {
            domain?: string;
        };
        /** @source openapi.yaml:5345 */
        OrganizationExportResponse: {
            /**
             * Format: uuid
             * @description The unique ID of this request.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * @description The type of export requested. One of:
             *
             *     - `organization_domain_users_export`: All users of the reserved domains.
             *     - `organization_external_memberships_export`: Users whose email address domain is *not* linked to the organization.
             *     - `organization_memberships_export`: Every user in every account in the organization. Users in multiple accounts will appear more than once.
             *     - `organization_account_settings_export`: This value only applies to requests to export account settings.
             */
            type?: string;
            /** @description The user who initiated the request. */
            requestor?: components["schemas"]["OrganizationExportRequestorResponse"];
            /**
             * Format: date-time
             * @description The time and date the request was created. This is a date in ISO 8601 format.
             *
             *     Example:  `2019-03-26T19:02:09.8957715Z`
             */
            created?: string;
            /**
             * Format: date-time
             * @description The time and date when the request was modified. This is typically the same as `created`.
             */
            last_modified?: string;
            /**
             * Format: date-time
             * @description The time and date when the request completed. Null if the request is still in progress.
             */
            completed?: string;
            /**
             * Format: date-time
             * @description The time and date when the request expires.
             */
            expires?: string;
            /**
             * @description The status of the request. One of:
             *
             *     - `failed`
             *     - `in_process`
             *     - `queued`
             *     - `completed`
             */
            status?: string;
            selected_accounts?: components["schemas"]["OrgExportSelectedAccount"][];
            selected_domains?: components["schemas"]["OrgExportSelectedDomain"][];
            /** @description A pre-configured GET request to get the status of the export. Generally this is the same URI used to access this endpoint. */
            metadata_url?: string;
            /**
             * Format: int32
             * @description An integer between 0 to 100 (inclusive) that reports the progress of the request.
             */
            percent_completed?: number;
            /**
             * Format: int64
             * @description The number of rows returned in this request.
             */
            number_rows?: number | bigint;
            /**
             * Format: int64
             * @description The size of the request in bytes.
             */
            size_bytes?: number | bigint;
            /** @description An array of results. There is one set of results for each server an account is in. */
            results?: components["schemas"]["OrganizationExportTaskResponse"][];
            /** @description When **true,** the request succeeded. */
            success?: boolean;
        };
        /** @source openapi.yaml:5448 */
        OrganizationExportRequestorResponse: {
            /** @description The name of the requestor. */
            name?: string;
            /**
             * @description The unique ID of the requestor.
             *     If `type` is `user`, this is the requestor's user ID.
             */
            id?: string;
            /**
             * @description The type of the requestor. One of:
             *
             *     - `user`
             *     - `client_app`
             */
            type?: string;
            /** @description The email address of the requestor. */
            email?: string;
        };
        /** @source openapi.yaml:5472 */
        OrgExportSelectedAccount: {
            /**
             * Format: uuid
             * @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
        };
        /** @source openapi.yaml:5485 */
        OrgExportSelectedDomain: {
            domain?: string;
        };
        /** @source openapi.yaml:5494 */
        OrganizationExportTaskResponse: {
            /**
             * Format: uuid
             * @description The unique ID of the task request.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * Format: int32
             * @description The ID of the site the response is for.
             */
            site_id?: number;
            /** @description The URL that returns the results as a CSV text stream. */
            url?: string;
            /**
             * Format: int64
             * @description The number of rows returned in the result.
             */
            number_rows?: number | bigint;
            /**
             * Format: int64
             * @description The size of the response in bytes.
             */
            size_bytes?: number | bigint;
            /** @description Error results. */
            error_details?: components["schemas"]["OETR_ErrorDetails"];
        };
        /** @source openapi.yaml:5523 */
        OETR_ErrorDetails: {
            /** @description The error number. */
            error?: string;
            /** @description A longer description of the error. */
            error_description?: string;
        };
        /** @source openapi.yaml:5535 */
        OrganizationExportsResponse: {
            exports?: components["schemas"]["OrganizationExportResponse"][];
        };
        /** @source openapi.yaml:5546 */
        OrganizationAccountsRequest: {
            accounts?: components["schemas"]["OrganizationAccountRequest"][];
        };
        /** @source openapi.yaml:5557 */
        OrganizationAccountRequest: {
            /**
             * Format: uuid
             * @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id: string;
        };
        /** @source openapi.yaml:5572 */
        OrganizationAccountSettingsImportResponse: {
            /** Format: date-time */
            created?: string;
            /** Format: date-time */
            last_modified?: string;
            /** Format: date-time */
            completed?: string;
            /** Format: date-time */
            expires?: string;
            /** Format: int32 */
            percent_completed?: number;
            /** Format: int64 */
            number_processed_accounts?: number | bigint;
            /** Format: int64 */
            number_unprocessed_accounts?: number | bigint;
            results?: components["schemas"]["OrganizationAccountSettingsImportResultResponse"][];
            success?: boolean;
            skipped_settings_by_account?: {
                [key: string]: string[];
            };
            id?: string;
            organization_id?: string;
            /** @description Status. */
            status?: string;
            type?: string;
            requestor?: components["schemas"]["OrganizationAccountSettingsImportRequestorResponse"];
        };
        /** @source openapi.yaml:5636 */
        OrganizationAccountSettingsImportResultResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** Format: int32 */
            site_id?: number;
            url?: string;
            /** Format: int64 */
            number_processed_accounts?: number | bigint;
            /** @description Error results. */
            error_details?: components["schemas"]["OASIRR_ErrorDetails"];
            processing_issues_by_account?: components["schemas"]["OASIRR_OrganizationAccountSettingsErrorDataResponse"][];
            /** Format: int64 */
            number_unprocessed_accounts?: number | bigint;
        };
        /** @source openapi.yaml:5670 */
        OrganizationAccountSettingsImportRequestorResponse: {
            id?: string;
            type?: string;
            name?: string;
            /** @description The email address. */
            email?: string;
        };
        /** @source openapi.yaml:5688 */
        OASIRR_ErrorDetails: {
            /** @description The error number. */
            error?: string;
            /** @description A longer description of the error. */
            error_description?: string;
        };
        /** @source openapi.yaml:5700 */
        OASIRR_OrganizationAccountSettingsErrorDataResponse: {
            /** @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified. */
            account_id?: string;
            account_name?: string;
            /** @description The error number. */
            error?: string;
            error_key?: string;
            setting_key?: string;
        };
        /** @source openapi.yaml:5723 */
        OrganizationImportResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            type?: string;
            requestor?: components["schemas"]["OrganizationImportResponseRequestor"];
            /** Format: date-time */
            created?: string;
            /** Format: date-time */
            last_modified?: string;
            /** @description Status. */
            status?: string;
            /** Format: int32 */
            user_count?: number;
            /** Format: int32 */
            processed_user_count?: number;
            /** Format: int32 */
            added_user_count?: number;
            /** Format: int32 */
            updated_user_count?: number;
            /** Format: int32 */
            closed_user_count?: number;
            /** Format: int32 */
            no_action_required_user_count?: number;
            /** Format: int32 */
            error_count?: number;
            /** Format: int32 */
            warning_count?: number;
            invalid_column_headers?: string;
            imports_not_found_or_not_available_for_accounts?: string;
            imports_failed_for_accounts?: string;
            imports_timed_out_for_accounts?: string;
            imports_not_found_or_not_available_for_sites?: string;
            imports_failed_for_sites?: string;
            imports_timed_out_for_sites?: string;
            file_level_error_rollups?: components["schemas"]["OrganizationImportResponseErrorRollup"][];
            user_level_error_rollups?: components["schemas"]["OrganizationImportResponseErrorRollup"][];
            user_level_warning_rollups?: components["schemas"]["OrganizationImportResponseWarningRollup"][];
            has_csv_results?: boolean;
            results_uri?: string;
        };
        /** @source openapi.yaml:5825 */
        OrganizationImportResponseRequestor: {
            /** @description The name of the requestor. */
            name?: string;
            /**
             * @description The unique ID of the requestor.
             *     If `type` is `user`, this is the requestor's user ID.
             */
            id?: string;
            /**
             * @description The type of the requestor. One of:
             *
             *     - `user`
             *     - `client_app`
             */
            type?: string;
            /** @description The email address of the requestor. */
            email?: string;
        };
        /** @source openapi.yaml:5849 */
        OrganizationImportResponseErrorRollup: {
            /**
             * @description The type of error. One of:
             *
             *
             *     - `no_action_taken_user_exists`
             *     - `user_added`
             *     - `user_updated`
             *     - `invalid_column_header`
             *     - `invalid_row_data`
             *     - `insufficient_row_data_found`
             *     - `extra_row_data_found`
             *     - `blank_username`
             *     - `invalid_characters_in_username`
             *     - `invalid_useremail_address`
             *     - `email_domain_is_reserved`
             *     - `new_name_with_existing_useremail_not_allowed`
             *     - `invalid_characters_in_jobtitle`
             *     - `invalid_membership_id`
             *     - `membership_not_in_account`
             *     - `maximum_users_exceeded`
             *     - `invalid_permissionset`
             *     - `user_permissionset_problems`
             *     - `invalid_group`
             *     - `user_group_problems`
             *     - `group_and_permissionset_problems`
             *     - `column_headers_missing`
             *     - `invalid_csv_data_or_syntax`
             *     - `invalid_characters_in_companyname`
             *     - `invalid_language_code`
             *     - `username_column_header_missing`
             *     - `useremail_column_header_missing`
             *     - `permissionset_column_header_missing`
             *     - `membership_id_column_header_usage_not_permitted`
             *     - `administrator_group_assignment_not_permitted`
             *     - `user_awaiting_activation`
             *     - `account_admin_access_denied`
             *     - `invalid_characters_in_address`
             *     - `permissionset_required`
             *     - `apiusername_column_header_missing`
             *     - `invalid_apiusername`
             *     - `useremail_username_combination_exists`
             *     - `permissionset_change_not_allowed`
             *     - `username_language_changes_ignored_warning`
             *     - `invalid_country_warning`
             *     - `invalid_account_id`
             *     - `invalid_autoactivate`
             *     - `invalid_loginpolicy`
             *     - `autoactivate_not_allowed`
             *     - `membership_closed`
             *     - `membership_closed_or_disabled_warning`
             *     - `cannot_close_last_active_admin`
             *     - `no_action_taken`
             *     - `cannot_close_own_membership`
             *     - `unspecified_error`
             */
            error_type?: string;
            /**
             * Format: int32
             * @description The number of errors of this type.
             */
            count?: number;
        };
        /** @source openapi.yaml:5916 */
        OrganizationImportResponseWarningRollup: {
            /** @description The type of warning. */
            warning_type?: string;
            /**
             * Format: int32
             * @description The number of warnings of this type.
             */
            count?: number;
        };
        /** @source openapi.yaml:5929 */
        OrganizationImportsResponse: {
            /** @description A list of responses to user import requests. */
            imports?: components["schemas"]["OrganizationImportResponse"][];
        };
        /**
         * @description Information about a single identity provider.
         * @source openapi.yaml:5940
         */
        IdentityProviderResponse: {
            /**
             * Format: uuid
             * @description The unique ID of the identity provider.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The human-readable name of the identity provider. */
            friendly_name?: string;
            /** @description When **true,** users who use this identity provider are automatically provisioned. */
            auto_provision_users?: boolean;
            /**
             * @description The type of the identity provider. One of:
             *
             *     - `none`
             *     - `saml_20`
             *     - `saml_11`
             *     - `saml_10`
             *     - `ws_federation`
             *     - `open_id_connect`
             */
            type?: string;
            /** @description If `type` is `saml_20`, contains details about the SAML 2.0 response. */
            saml_20?: components["schemas"]["Saml2IdentityProviderResponse"];
            /** @description A list of useful URLs. */
            links?: components["schemas"]["LinkResponse"][];
        };
        /** @source openapi.yaml:5977 */
        OrganizationSalesforceAccountManagersResponse: {
            /** @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified. */
            account_id?: string;
            account_name?: string;
            account_type?: string;
            account_owner?: components["schemas"]["OSAMR_Contact"];
            account_manager?: components["schemas"]["OSAMR_Contact"];
            parent_account?: components["schemas"]["OrganizationSalesforceAccountManagersResponse"];
        };
        /** @source openapi.yaml:6003 */
        IndividualUserDataRedactionRequest: {
            /**
             * Format: uuid
             * @description The ID of the user whose data you want to delete.
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
            /** @description A list of accounts from which you want to delete the user's data. At least one account is required. */
            memberships?: components["schemas"]["MembershipDataRedactionRequest"][];
        };
        /** @source openapi.yaml:6020 */
        IndividualMembershipDataRedactionRequest: {
            /**
             * Format: uuid
             * @description The ID of the user whose data you want to delete.
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
        };
        /** @source openapi.yaml:6031 */
        IndividualUserDataRedactionResponse: {
            /**
             * Format: uuid
             * @description The ID of the user.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly user_id?: string;
            /**
             * @description The overall status of the data deletion request.
             * @enum {string}
             */
            readonly status?: "unknown" | "pending" | "failure" | "success" | "already_redacted";
            /** @description A list of objects describing the status of the deletion request for each account. */
            readonly membership_results?: components["schemas"]["MembershipDataRedactionResponse"][];
        };
        /** @source openapi.yaml:6060 */
        MembershipDataRedactionRequest: {
            /**
             * Format: uuid
             * @description The ID of the account from which to delete the user's data.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
        };
        /**
         * @description An object describing the status of the data deletion request for a specific account.
         * @source openapi.yaml:6071
         */
        MembershipDataRedactionResponse: {
            /**
             * Format: uuid
             * @description The ID of the account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly account_id?: string;
            /**
             * @description The status of the data deletion request. Valid values:
             *     - `success`
             *     - `pending`
             *     - `failure`
             *     - `already_redacted`
             * @enum {string}
             */
            readonly status?: "unknown" | "pending" | "failure" | "success" | "already_redacted";
        };
        /** @source openapi.yaml:6100 */
        OSAMR_Contact: {
            name?: string;
            /** @description The email address. */
            email?: string;
            title?: string;
        };
        /** @source openapi.yaml:6115 */
        OrgReportRequest: {
            report_type?: string;
            report_date_range?: string;
            account_ids?: string[];
            /** Format: date-time */
            custom_start_date?: string;
            /** Format: date-time */
            custom_end_date?: string;
        };
        /** @source openapi.yaml:6142 */
        OrgReportCreateResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            report_correlation_id?: string;
        };
        /** @source openapi.yaml:6153 */
        OrgReportListResponse: {
            reports?: components["schemas"]["OrgReportListResponse_OrgReport"][];
        };
        /** @source openapi.yaml:6164 */
        OrgReportListResponse_OrgReport: {
            complete?: boolean;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            report_correlation_id?: string;
            /** Format: int32 */
            site_id?: number;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            report_id?: string;
            requestor?: components["schemas"]["OrgReportListResponse_Requestor"];
            /** Format: date-time */
            created_on?: string;
            /** Format: int32 */
            account_export_count?: number;
            url?: string;
            report_type_id?: string;
            report_date_range?: string;
            /** Format: date-time */
            custom_start_date?: string;
            /** Format: date-time */
            custom_end_date?: string;
        };
        /** @source openapi.yaml:6215 */
        OrgReportListResponse_Requestor: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            name?: string;
        };
        /** @source openapi.yaml:6229 */
        OrgReportConfigurationResponse: {
            is_account_limit_disabled?: boolean;
            custom_dates_enabled?: boolean;
            enabled_report_types?: number[];
        };
        /**
         * @description A response about reserved domains.
         * @source openapi.yaml:6247
         */
        DomainsResponse: {
            /** @description Information about reserved domains. */
            reserved_domains?: components["schemas"]["DomainResponse"][];
        };
        /**
         * @description A list of users whose information you want to change.
         * @source openapi.yaml:6258
         */
        UpdateUsersRequest: {
            /** @description A list of users whose information you want to change. */
            users?: components["schemas"]["UpdateUserRequest"][];
            auto_activate_memberships_on_reactivation?: boolean;
        };
        /**
         * @description Request to change a user's information.
         * @source openapi.yaml:6272
         */
        UpdateUserRequest: {
            /**
             * Format: uuid
             * @description The user's unique ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id: string;
            /**
             * Format: int32
             * @description The site ID.
             */
            site_id: number;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The email address. */
            email?: string;
            /**
             * Format: uuid
             * @description The account ID of the user's default account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            default_account_id?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            selected_languages?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            /** @description When **true,** the user will be required to change the account password. */
            force_password_change?: boolean;
            /** @description A list of group membership requests. */
            memberships?: components["schemas"]["UpdateMembershipRequest"][];
            device_verification_enabled?: boolean;
        };
        /**
         * @description A request to update group membership.
         * @source openapi.yaml:6349
         */
        UpdateMembershipRequest: {
            /**
             * Format: uuid
             * @description The user's unique ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id: string;
            /** @description The user's permission profile. */
            permission_profile?: components["schemas"]["PermissionProfileRequest"];
            /** @description The user's requested groups. */
            groups?: components["schemas"]["GroupRequest"][];
            /** @description The user's company name. */
            company_name?: string;
            /** @description The user's job title. */
            job_title?: string;
            /** @description When **true,** send an activation request after the update. */
            send_activation?: boolean;
            /** @description The access code that the user needs to activate an account. */
            access_code?: string;
            license_type?: string;
        };
        /**
         * @description A permission profile.
         * @source openapi.yaml:6385
         */
        PermissionProfileRequest: {
            /**
             * Format: int64
             * @description The ID of the permission profile.
             */
            id: number | bigint;
            /** @description The name of the permission profile. */
            name?: string;
        };
        /**
         * @description A group for a user to belong to.
         * @source openapi.yaml:6400
         */
        GroupRequest: {
            /**
             * Format: int64
             * @description The ID of the group.
             */
            id: number | bigint;
            /** @description The name of the group. */
            name?: string;
            /**
             * @description The type of group. One of:
             *
             *     - `invalid`
             *     - `admin_group`
             *     - `everyone_group`
             *     - `custom_group`
             */
            type?: string;
        };
        /**
         * @description The results of changing a user's information.
         * @source openapi.yaml:6424
         */
        UsersUpdateResponse: {
            /** @description When **true,** the request to change user information succeeded. */
            success?: boolean;
            /** @description A list of users whose email addresses have been updated. */
            users?: components["schemas"]["UserUpdateResponse"][];
        };
        /**
         * @description Error result of attempting to change a user's email address.
         * @source openapi.yaml:6438
         */
        UserUpdateResponse: {
            /**
             * Format: uuid
             * @description The ID of the user whose email address has been updated.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * Format: int32
             * @description The site ID.
             */
            site_id?: number;
            /** @description The email address. */
            email?: string;
            /** @description Error results. */
            error_details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description Errors.
         * @source openapi.yaml:6459
         */
        ErrorDetails: {
            /** @description The code for the error. */
            error?: string;
            /** @description A description of the error. */
            error_description?: string;
        };
        /**
         * @description A change email request.
         * @source openapi.yaml:6471
         */
        UpdateUsersEmailRequest: {
            /** @description A list of users whose email address to change. */
            users?: components["schemas"]["UpdateUserEmailRequest"][];
        };
        /**
         * @description And individual change of email.
         * @source openapi.yaml:6482
         */
        UpdateUserEmailRequest: {
            /**
             * Format: uuid
             * @description The ID of the users whose email address you want to change.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id: string;
            /**
             * Format: int32
             * @description The site ID.
             */
            site_id: number;
            /** @description The new email address. */
            email: string;
        };
        /**
         * @description A list of accounts to close for a user.
         * @source openapi.yaml:6504
         */
        DeleteMembershipsRequest: {
            /** @description A list of accounts to close for a user. */
            accounts: components["schemas"]["DeleteMembershipRequest"][];
        };
        /** @source openapi.yaml:6517 */
        DeleteMembershipRequest: {
            /**
             * Format: uuid
             * @description The ID of a user's account you want to close.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id: string;
        };
        /**
         * @description The results of closing a user's account.
         * @source openapi.yaml:6530
         */
        DeleteMembershipsResponse: {
            /** @description When **true,** the request to close the accounts succeeded. */
            success?: boolean;
            /** @description A list of accounts that were closed. */
            accounts?: components["schemas"]["DeleteMembershipResponse"][];
        };
        /**
         * @description Results of closing accounts.
         * @source openapi.yaml:6544
         */
        DeleteMembershipResponse: {
            /**
             * Format: uuid
             * @description The ID of an account that could not be closed.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description Error results. */
            error_details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description A response containing information about users.
         * @source openapi.yaml:6558
         */
        OrganizationUsersResponse: {
            /** @description A list of users. */
            users?: components["schemas"]["OrganizationUserResponse"][];
            /** @description Contains information about paging through the results. */
            paging?: components["schemas"]["PagingResponseProperties"];
        };
        /**
         * @description Information about a user.
         * @source openapi.yaml:6572
         */
        OrganizationUserResponse: {
            /**
             * Format: uuid
             * @description The user's unique ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /**
             * @description The user's status. One of:
             *
             *     - `active`
             *     - `created`
             *     - `closed`
             */
            user_status?: string;
            /**
             * @description The user's membership status. One of:
             *
             *     - `activation_required`
             *     - `activation_sent`
             *     - `active`
             *     - `closed`
             *     - `disabled`
             */
            membership_status?: string;
            /** @description The email address. */
            email?: string;
            /**
             * Format: date-time
             * @description The date the user's account was created.
             */
            created_on?: string;
            /** Format: date-time */
            closed_on?: string;
            /**
             * Format: date-time
             * @description The date on which the user became a member of the organization.
             */
            membership_created_on?: string;
            /** Format: date-time */
            membership_closed_on?: string;
            ds_groups?: components["schemas"]["DSGroupResponse"][];
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            membership_id?: string;
            is_membership_managed_by_scim?: boolean;
            is_managed_by_scim?: boolean;
            license_type?: string;
            subscription_id?: string;
            plan_name?: string;
        };
        /** @source openapi.yaml:6654 */
        DSGroupResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            ds_group_id?: string;
            /**
             * Format: uuid
             * @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
            source_product_name?: string;
            group_id?: string;
            group_name?: string;
            description?: string;
            is_admin?: boolean;
            /** Format: date-time */
            last_modified_on?: string;
            /** Format: int32 */
            user_count?: number;
            /** Format: int64 */
            external_account_id?: number | bigint;
            account_name?: string;
            is_managed_by_scim?: boolean;
        };
        /**
         * @description Information about a new user.
         * @source openapi.yaml:6705
         */
        NewUserRequest: {
            /** @description A list of accounts the user will belong to. */
            accounts: components["schemas"]["NewUserRequestAccountProperties"][];
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The email address. */
            email: string;
            /**
             * Format: uuid
             * @description The account ID of the user's default account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            default_account_id?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            selected_languages?: string;
            /** @description The access code that the user needs to activate an account. */
            access_code?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            /** @description When **true,** the user's account is activated automatically. */
            auto_activate_memberships?: boolean;
        };
        /**
         * @description An individual new account user.
         * @source openapi.yaml:6772
         */
        NewUserRequestAccountProperties: {
            /**
             * Format: uuid
             * @description The account ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id: string;
            /** @description The new user's permission profile. */
            permission_profile?: components["schemas"]["PermissionProfileRequest"];
            /** @description The new user's requested groups. */
            groups?: components["schemas"]["GroupRequest"][];
            /** @description The user's company name. */
            company_name?: string;
            /** @description The user's job title. */
            job_title?: string;
        };
        /**
         * @description Information about a newly created user.
         * @source openapi.yaml:6799
         */
        NewUserResponse: {
            /**
             * Format: uuid
             * @description The ID of the added user
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * Format: int32
             * @description The site ID of the added user.
             */
            site_id?: number;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The primary email address of the user. */
            email?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            /** @description A list of accounts the user belongs to. */
            accounts?: components["schemas"]["NewUserResponseAccountProperties"][];
        };
        /**
         * @description Information about a newly created user.
         * @source openapi.yaml:6858
         */
        NewUserResponseAccountProperties: {
            /**
             * Format: uuid
             * @description The user's unique ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * Format: int32
             * @description The site ID of the account.
             */
            site_id?: number;
            /** @description A profile or list of the permissions the user has access to. */
            permission_profile?: components["schemas"]["PermissionProfileResponse"];
            /** @description A list of groups that the user belongs to. */
            groups?: components["schemas"]["MemberGroupResponse"][];
            /** @description The user's company name. */
            company_name?: string;
            /** @description The job title of the user. */
            job_title?: string;
            license_type?: string;
            subscription_id?: string;
            plan_name?: string;
            license_status?: string;
        };
        /** @source openapi.yaml:6899 */
        ForceActivateMembershipRequest: {
            /** Format: int32 */
            site_id: number;
        };
        /**
         * @description A response.
         * @source openapi.yaml:6911
         */
        UpdateResponse: {
            /** @description The status of the request. */
            status?: string;
        };
        /**
         * @description Information about a list of users.
         * @source openapi.yaml:6921
         */
        UsersDrilldownResponse: {
            /** @description A list of users. */
            users?: components["schemas"]["UserDrilldownResponse"][];
        };
        /**
         * @description Information about a user.
         * @source openapi.yaml:6932
         */
        UserDrilldownResponse: {
            /**
             * Format: uuid
             * @description The user's unique ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * Format: int32
             * @description The site ID of the organization.
             */
            site_id?: number;
            /** @description The site name of the account. */
            site_name?: string;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /**
             * @description The user's status. One of:
             *
             *     - `active`
             *     - `created`
             *     - `closed`
             */
            user_status?: string;
            /**
             * Format: uuid
             * @description The ID of the user's default account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            default_account_id?: string;
            /** @description The name of the user's default account. */
            default_account_name?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            selected_languages?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            /** @description When **true,** the user has organization administration privileges. */
            is_organization_admin?: boolean;
            /**
             * Format: date-time
             * @description The date the user's account was created.
             */
            created_on?: string;
            /**
             * Format: date-time
             * @description This property has been deprecated.
             */
            last_login?: string;
            /** @description A list of organizations that have groups that the user is a member of. */
            memberships?: components["schemas"]["MembershipResponse"][];
            /** @description A list of identities associated with the user. */
            identities?: components["schemas"]["UserIdentityResponse"][];
            device_verification_enabled?: boolean;
            require_two_step_verification?: boolean;
            allow_two_step_verification_snooze?: boolean;
            allow_extend_org_admin_rights_to_self?: boolean;
            is_managed_by_scim?: boolean;
        };
        /**
         * @description Information about group membership.
         * @source openapi.yaml:7041
         */
        MembershipResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** @description The email address. */
            email?: string;
            /**
             * Format: uuid
             * @description The ID of the account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
            /** @description The external account ID. */
            external_account_id?: string;
            /** @description The name of the account. */
            account_name?: string;
            /**
             * @description When **true,**
             *     this is an external account.
             */
            is_external_account?: boolean;
            /** @description The status of the user's membership. */
            status?: string;
            /** @description The user's permission profile. */
            permission_profile?: components["schemas"]["PermissionProfileResponse"];
            /**
             * Format: date-time
             * @description The date the user's account was created.
             */
            created_on?: string;
            /** @description A list of groups the user is a member of in this account, */
            groups?: components["schemas"]["MemberGroupResponse"][];
            /**
             * @description When **true,**
             *     the user has administration
             *     privileges on the account.
             */
            is_admin?: boolean;
            license_type?: string;
            subscription_id?: string;
            plan_name?: string;
        };
        /**
         * @description Results of deleting a user identity.
         * @source openapi.yaml:7101
         */
        UserIdentityResponse: {
            /**
             * Format: uuid
             * @description The ID of the result.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /**
             * Format: uuid
             * @description The ID of the identity provider.
             * @example 00000000-0000-0000-0000-000000000000
             */
            provider_id?: string;
            /**
             * Format: uuid
             * @description The user ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
            /** @description A unique ID to identify the removed user. */
            immutable_id?: string;
            /** @description Error results. */
            error_details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description Request to delete a user's identities,
         * @source openapi.yaml:7128
         */
        DeleteUserIdentityRequest: {
            /** @description A list of identities. */
            identities: components["schemas"]["UserIdentityRequest"][];
        };
        /**
         * @description User identity,
         * @source openapi.yaml:7141
         */
        UserIdentityRequest: {
            /**
             * Format: uuid
             * @description The `provider_id` that is returned from calling `getUserProfiles`.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
        };
        /**
         * @description Results of deleting identities.
         * @source openapi.yaml:7152
         */
        DeleteResponse: {
            /** @description When **true,** the request succeeded. */
            success?: boolean;
            /** @description A list of identities to delete. */
            identities?: components["schemas"]["UserIdentityResponse"][];
        };
        /**
         * @description A new user request.
         * @source openapi.yaml:7166
         */
        NewAccountUserRequest: {
            /** @description The new user's permission profile. */
            permission_profile?: components["schemas"]["PermissionProfileRequest"];
            /** @description The new user's requested groups. */
            groups?: components["schemas"]["GroupRequest"][];
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The email address of the user. */
            email: string;
            /**
             * Format: uuid
             * @description The account ID of the user's default account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            default_account_id?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            selected_languages?: string;
            /** @description The access code that the user needs to activate an account. */
            access_code?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            /** @description When **true,** the user's account is activated automatically. */
            auto_activate_memberships?: boolean;
            license_type?: string;
        };
        /** @source openapi.yaml:7238 */
        DSGroupListResponse: {
            /**
             * Format: int32
             * @description The page number.
             */
            page?: number;
            /**
             * Format: int32
             * @description The number of items per page.
             */
            page_size?: number;
            /** Format: int32 */
            total_count?: number;
            /**
             * Format: uuid
             * @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
            readonly ds_groups?: components["schemas"]["DSGroupResponse"][];
        };
        /** @source openapi.yaml:7269 */
        DSGroupAddRequest: {
            group_name: string;
            description?: string;
        };
        /** @source openapi.yaml:7283 */
        DSGroupUsersAddRequest: {
            user_ids: string[];
        };
        /** @source openapi.yaml:7298 */
        AddDSGroupAndUsersResponse: {
            group?: components["schemas"]["DSGroupResponse"];
            group_users?: components["schemas"]["AddDSGroupUsersResponse"];
        };
        /** @source openapi.yaml:7310 */
        AddDSGroupUsersResponse: {
            is_success?: boolean;
            /** Format: int32 */
            TotalCount?: number;
            /** @description A list of users. */
            users?: components["schemas"]["DSGroupUserResponse"][];
        };
        /** @source openapi.yaml:7328 */
        DSGroupUserResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
            /**
             * Format: uuid
             * @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            middle_name?: string;
            /** @description Status. */
            status?: string;
            /** @description Error results. */
            error_details?: components["schemas"]["ErrorDetails"];
        };
        /** @source openapi.yaml:7364 */
        DSGroupAndUsersResponse: {
            group?: components["schemas"]["DSGroupResponse"];
            group_users?: components["schemas"]["DSGroupUsersResponse"];
        };
        /** @source openapi.yaml:7376 */
        DSGroupUsersResponse: {
            /**
             * Format: int32
             * @description The page number.
             */
            page?: number;
            /**
             * Format: int32
             * @description The number of items per page.
             */
            page_size?: number;
            /** Format: int32 */
            total_count?: number;
            /** @description A list of users. */
            users?: components["schemas"]["DSGroupUserResponse"][];
        };
        /**
         * @description Information about users to remove from the group.
         * @source openapi.yaml:7399
         */
        DSGroupUsersRemoveRequest: {
            /** @description An array of IDs corresponding to users to remove from the group. */
            user_ids?: string[];
            /** @description An array of emails associated with users to remove from the group. **Note:** If `user_ids` is also specified, this parameter will be ignored. */
            user_emails?: string[];
        };
        /** @source openapi.yaml:7419 */
        RemoveDSGroupUsersResponse: {
            is_success?: boolean;
            failed_users?: components["schemas"]["DSGroupUserResponse"][];
        };
        /** @source openapi.yaml:7433 */
        ProductPermissionProfilesResponse: {
            /** @description A list of one or more products and their respective permissions. */
            readonly product_permission_profiles?: components["schemas"]["ProductPermissionProfileResponse"][];
        };
        /** @source openapi.yaml:7445 */
        ProductPermissionProfileResponse: {
            /**
             * Format: uuid
             * @description The ID of the product.
             * @example 00000000-0000-0000-0000-000000000000
             */
            product_id?: string;
            /** @description The human-readable name of the product. */
            product_name?: string;
            permission_profiles?: components["schemas"]["PermissionProfileResponse2_1"][];
            error_message?: string;
        };
        /** @source openapi.yaml:7467 */
        ProductPermissionProfilesRequest: {
            /** @description A list of one or more products and their respective permissions. */
            product_permission_profiles: components["schemas"]["ProductPermissionProfileRequest"][];
        };
        /**
         * @description Identifies a product and an associated permission profile.
         * @source openapi.yaml:7480
         */
        ProductPermissionProfileRequest: {
            /**
             * Format: uuid
             * @description The ID of the product. This property is required.
             * @example 00000000-0000-0000-0000-000000000000
             */
            product_id: string;
            /** @description The ID of the permission profile for the given product. This property is required. */
            permission_profile_id: string;
        };
        /** @source openapi.yaml:7498 */
        UserProductPermissionProfilesResponse: {
            /**
             * Format: uuid
             * @description The ID of the user.
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
            /**
             * Format: uuid
             * @description The ID of the account.
             * @example 00000000-0000-0000-0000-000000000000
             */
            account_id?: string;
            /** @description A list of one or more products and their respective permissions. */
            product_permission_profiles?: components["schemas"]["ProductPermissionProfileResponse"][];
        };
        /** @source openapi.yaml:7519 */
        NewMultiProductUserAddRequest: {
            /** @description A list of one or more products and their respective permissions. */
            product_permission_profiles: components["schemas"]["ProductPermissionProfileRequest"][];
            ds_groups?: components["schemas"]["DSGroupRequest"][];
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The email address. */
            email: string;
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            default_account_id?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            /** @description The access code that the user needs to activate an account. */
            access_code?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            /** @description When **true,** the user's account is activated automatically. */
            auto_activate_memberships?: boolean;
            license_type?: string;
        };
        /** @source openapi.yaml:7591 */
        DSGroupRequest: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            ds_group_id: string;
        };
        /** @source openapi.yaml:7604 */
        AddUserResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** Format: int32 */
            site_id?: number;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The email address. */
            email?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            readonly accounts?: components["schemas"]["AddUserResponseAccountProperties"][];
        };
        /** @source openapi.yaml:7664 */
        AddUserResponseAccountProperties: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** Format: int32 */
            site_id?: number;
            /** @description A list of one or more products and their respective permissions. */
            readonly product_permission_profiles?: components["schemas"]["ProductPermissionProfileResponse"][];
            readonly ds_groups?: components["schemas"]["DSGroupResponse"][];
            /** @description The user's company name. */
            company_name?: string;
            /** @description The user's job title. */
            job_title?: string;
            license_type?: string;
            subscription_id?: string;
            plan_name?: string;
            license_status?: string;
        };
        /** @source openapi.yaml:7709 */
        UserProductProfileDeleteRequest: {
            /** @description The user's email address. */
            user_email?: string;
            /**
             * Format: uuid
             * @description The user's unique ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
            /**
             * @description A list of IDs corresponding to the products for which the user's access will be revoked.
             *
             *     For example:
             *
             *     `["230546a7-xxxx-xxxx-xxxx-af205d5494ad", "984800b7-xxxx-xxxx-xxxx-kt374a5922lk"]`
             */
            product_ids: string[];
        };
        /** @source openapi.yaml:7741 */
        RemoveUserProductsResponse: {
            /** @description When **true,** indicates that the user's access to the specified products was successfully revoked. */
            is_success: boolean;
            /** @description The user's email address. */
            user_email?: string;
            /**
             * Format: uuid
             * @description The user's ID.
             * @example 00000000-0000-0000-0000-000000000000
             */
            user_id?: string;
            /**
             * @description The results of the request to revoke product access.
             *
             *     Each key in the object is the ID of a product specified in the request. Each corresponding value indicates whether the user's access for that product was successfully revoked. If successful, the value is `deleted`. Otherwise, the value describes the error that occurred.
             *
             *     For example:
             *     ```
             *     {
             *             "230546a7-xxxx-xxxx-xxxx-af205d5494ad"": "deleted",
             *             "984800b7-xxxx-xxxx-xxxx-kt374a5922lk": "Invalid product id"
             *     }
             *     ```
             */
            user_product_results: {
                [key: string]: string;
            };
        };
        /** @source openapi.yaml:7786 */
        UserProductPermissionProfilesRequest: {
            /** @description The email address associated with the user whose permissions you want to update. This property is required. */
            email: string;
            /** @description A list of one or more products and their associated permissions. */
            product_permission_profiles: components["schemas"]["ProductPermissionProfileRequest"][];
        };
        /** @source openapi.yaml:7804 */
        OrganizationConnectConfigsResponse: {
            configurations?: components["schemas"]["OrganizationConnectConfigResponse"][];
            /** Format: int32 */
            totalSetSize?: number;
            errorDetail?: components["schemas"]["ErrorDetail"];
        };
        /** @source openapi.yaml:7822 */
        ErrorDetail: {
            errorMessage?: string;
            referenceId?: string;
        };
        /** @source openapi.yaml:7834 */
        OrganizationConnectConfigResponse: {
            connectId?: string;
            configurationType?: string;
            disabledBy?: string;
            allowSalesforcePublish?: string;
            name?: string;
            /** @description The account ID GUID. */
            accountId?: string;
            /** @description The account name of the asset group account. */
            accountName?: string;
            allowEnvelopePublish?: string;
            /**
             * Format: int32
             * @description The site ID of the account.
             */
            siteId?: number;
            pausePublish?: string;
            requiresAcknowledgement?: string;
        };
        /** @source openapi.yaml:7875 */
        OrganizationConnectConfigurationRequest: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            connectId?: string;
            configurationType?: string;
            allowEnvelopePublish?: string;
            urlToPublishTo?: string;
            deliveryMode?: string;
            events?: string[];
            associatedFilterSelection?: string;
            groupIds?: string[];
            accountIds?: string[];
            userIds?: string[];
            name?: string;
            signMessageWithX509Certificate?: string;
            includeOAuth?: string;
            includeHMAC?: string;
            pausePublish?: string;
            eventData?: components["schemas"]["ConnectEventData"];
        };
        /** @source openapi.yaml:7939 */
        ConnectEventData: {
            version?: string;
            includeData?: string[];
        };
        /** @source openapi.yaml:7953 */
        OrganizationConnectConfigurationDetailsResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            connectId?: string;
            configurationType?: string;
            allowEnvelopePublish?: string;
            urlToPublishTo?: string;
            deliveryMode?: string;
            events?: string[];
            associatedFilterSelection?: string;
            accountIds?: string[];
            userIds?: string[];
            groupIds?: string[];
            name?: string;
            signMessageWithX509Certificate?: string;
            includeOAuth?: string;
            includeHMAC?: string;
            pausePublish?: string;
            eventData?: components["schemas"]["ConnectEventData"];
        };
        /** @source openapi.yaml:8017 */
        OrganizationConnectHmacSecretsResponse: {
            secrets?: string[];
        };
        /** @source openapi.yaml:8028 */
        OrganizationConnectOAuthConfiguration: {
            /** Format: uri */
            authorizationServerUrl?: string;
            clientId?: string;
            clientSecret?: string;
            scope?: string;
            customParameter?: {
                [key: string]: string;
            };
        };
        /**
         * @description Methods to get a list of identity providers.
         * @source openapi.yaml:8052
         */
        IdentityProviders: unknown;
        /**
         * @description Methods to get a list of reserved domains.
         * @source openapi.yaml:8056
         */
        ReservedDomains: unknown;
        /**
         * @description Methods to manage users in an account.
         * @source openapi.yaml:8060
         */
        Users: unknown;
        /**
         * @description Methods to manage eSignature users in an account.
         * @source openapi.yaml:8064
         */
        eSignUserManagement: unknown;
        /**
         * @description Methods to manage multi-product users in an account.
         * @source openapi.yaml:8068
         */
        MultiProductUserManagement: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            /** Format: int32 */
            site_id?: number;
            /** @description The full name of the user. */
            user_name?: string;
            /** @description The user's first name. */
            first_name?: string;
            /** @description The user's last name. */
            last_name?: string;
            /** @description The email address. */
            email?: string;
            /**
             * @description The language and culture of the user.
             *
             *       * Chinese Simplified: `zh_CN`
             *       * Chinese Traditional: `zh_TW`
             *       * Dutch: `nl`
             *       * English: `en`
             *       * French: `fr`
             *       * German: `de`
             *       * Italian: `it`
             *       * Japanese: `ja`
             *       * Korean: `ko`
             *       * Portuguese: `pt`
             *       * Portuguese Brazil: `pt_BR`
             *       * Russian: `ru`
             *       * Spanish: `es`
             */
            language_culture?: string;
            /**
             * @description The user's federated status. One of:
             *
             *     - `RemoveStatus`
             *     - `FedAuthRequired`
             *     - `FedAuthBypass`
             *     - `Evicted`
             */
            federated_status?: string;
            readonly accounts?: components["schemas"]["AddUserResponseAccountProperties"][];
        };
        /**
         * @description Methods for exporting a user list.
         * @source openapi.yaml:8130
         */
        UserExport: unknown;
        /**
         * @description Methods and objects to get account information.
         * @source openapi.yaml:8134
         */
        AccountSettingsExport: unknown;
        /**
         * @description Methods to import users.
         * @source openapi.yaml:8138
         */
        UserImport: unknown;
        /**
         * @description Methods for working with organizations.
         * @source openapi.yaml:8144
         */
        Organization: unknown;
        /**
         * @description Methods and objects to update account settings.
         * @source openapi.yaml:8148
         */
        AccountSettingsImport: unknown;
        /**
         * @description Methods to import users.
         * @source openapi.yaml:8152
         */
        SingleAccountUserImport: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            id?: string;
            type?: string;
            requestor?: components["schemas"]["OrganizationImportResponseRequestor"];
            /** Format: date-time */
            created?: string;
            /** Format: date-time */
            last_modified?: string;
            /** @description Status. */
            status?: string;
            /** Format: int32 */
            user_count?: number;
            /** Format: int32 */
            processed_user_count?: number;
            /** Format: int32 */
            added_user_count?: number;
            /** Format: int32 */
            updated_user_count?: number;
            /** Format: int32 */
            closed_user_count?: number;
            /** Format: int32 */
            no_action_required_user_count?: number;
            /** Format: int32 */
            error_count?: number;
            /** Format: int32 */
            warning_count?: number;
            invalid_column_headers?: string;
            imports_not_found_or_not_available_for_accounts?: string;
            imports_failed_for_accounts?: string;
            imports_timed_out_for_accounts?: string;
            imports_not_found_or_not_available_for_sites?: string;
            imports_failed_for_sites?: string;
            imports_timed_out_for_sites?: string;
            file_level_error_rollups?: components["schemas"]["OrganizationImportResponseErrorRollup"][];
            user_level_error_rollups?: components["schemas"]["OrganizationImportResponseErrorRollup"][];
            user_level_warning_rollups?: components["schemas"]["OrganizationImportResponseWarningRollup"][];
            has_csv_results?: boolean;
            results_uri?: string;
        };
        /**
         * @description Methods to delete data for closed users.
         * @source openapi.yaml:8256
         */
        DataDeletion: {
            /**
             * Format: uuid
             * @example 00000000-0000-0000-0000-000000000000
             */
            readonly user_id?: string;
            /**
             * @description Status.
             * @enum {string}
             */
            readonly status?: "unknown" | "pending" | "failure" | "success" | "already_redacted";
            readonly membership_results?: components["schemas"]["MembershipDataRedactionResponse"][];
        };
        /**
         * @description Methods to clone accounts.
         * @source openapi.yaml:8286
         */
        AccountCloning: {
            /** @description The list of asset group accounts. */
            readonly assetGroupAccounts?: components["schemas"]["AssetGroupAccountResponse"][];
        };
        /** @source openapi.yaml:8300 */
        AccountCreation: unknown;
        /** @source openapi.yaml:8304 */
        Connect: {
            configurations?: components["schemas"]["OrganizationConnectConfigResponse"][];
            /** Format: int32 */
            totalSetSize?: number;
            errorDetail?: components["schemas"]["ErrorDetail"];
        };
        /**
         * @description The account that is cloned.
         * @source openapi.yaml:3906
         */
        AssetGroupAccountCloneRequest: {
            /** @description The source account that is cloned. */
            sourceAccount: components["schemas"]["AssetGroupAccountCloneSourceAccountRequest"];
            /** @description The target account that is created. */
            targetAccount: components["schemas"]["AssetGroupAccountCloneTargetAccount"];
            /** @description The processing failures if the work is in `PendingError` or `ProcessingError` status. This property is read-only. */
            cloneProcessingFailureDetails?: components["schemas"]["SubAccountErrorDetailsRequest"];
        };
        /** @source openapi.yaml:4022 */
        AssetGroupAccountCloneSourceAccountRequest: {
            /**
             * Format: uuid
             * @description The ID of the account to clone. This property is required in POST requests.
             * @example 00000000-0000-0000-0000-000000000000
             */
            id: string;
        };
        /** @source openapi.yaml:4131 */
        SubAccountErrorDetailsRequest: Record<string, unknown>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Returns a list of organizations that the authenticated user belongs to.
     * Returns a list of organizations that the authenticated user belongs to.
     *
     * Note that the Docusign Admin API only returns JSON, not XML.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `organization_read`.
     *
     * This method requires user authentication. It will fail with an [application access token](/docs/admin-api/admin101/application-auth/).
     * `GET /v2/organizations`
     * @example
     * await api.Organization_Organization_GetListV2();
     * @source openapi.yaml:25
     */
    Organization_Organization_GetListV2: {
        parameters: {
            query?: {
                /**
                 * @description Specifies how to select the organizations. Valid values:
                 *
                 *     - `org_admin`: Returns organizations for which the authenticated user is an admin.
                 *     - `account_membership`: Returns organizations that contain an account of which the authenticated user is a member
                 *
                 *     Default value: `org_admin`
                 */
                mode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationsResponse"];
                };
            };
        };
    };
    /**
     * Deletes membership data for a user on an account.
     * Deletes the data for a single account membership for a specified user.
     *
     * To call this endpoint:
     * * You must be an administrator (or delegated administrator) of the specified account.
     * * The user must have been closed for at least 24 hours.
     *
     * **Note:** After a user's data is deleted for every account to which they belong, their user-level data will automatically be deleted.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_data_redact`.
     *
     * ### Related topics
     *
     * - [How to delete user data from an account as an account admin](/docs/admin-api/how-to/account-admin-delete-user-data/)
     *
     * `POST /v2/data_redaction/accounts/{accountId}/user`
     * @source openapi.yaml:75
     */
    DataRedaction_RedactIndividualMembershipData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the account from which to delete the user's data. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualMembershipDataRedactionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualUserDataRedactionResponse"];
                };
            };
        };
    };
    /**
     * Returns the list of permission profiles in an account.
     * Returns the list of permission profiles in an account.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `permission_read`.
     *
     *
     * ### Related topics
     *
     * - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
     *
     * `GET /v2/organizations/{organizationId}/accounts/{accountId}/permissions`
     * @source openapi.yaml:136
     */
    Account_Accounts_GetPermissionProfilesV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The account ID Guid */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsResponse"];
                };
            };
        };
    };
    /**
     * Returns the list of groups in an account.
     * Returns the list of groups in an account.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `group_read`.
     *
     *
     *
     * ### Related topics
     *
     * - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
     * `GET /v2/organizations/{organizationId}/accounts/{accountId}/groups`
     * @source openapi.yaml:183
     */
    Account_Accounts_GetGroupsV2: {
        parameters: {
            query?: {
                /** @description Index of first item to include in the response. The default value is 0. */
                start?: number;
                /** @description Page size of the response. The default value is 20. */
                take?: number;
                /** @description Index of the last item to include in the response. Ignored if `take` parameter is specified. */
                end?: number;
            };
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The account ID Guid */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberGroupsResponse"];
                };
            };
        };
    };
    /**
     * Returns a list of pending and completed export requests.
     * Returns a list of pending and completed export requests.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     * `GET /v2/organizations/{organizationId}/exports/user_list`
     * @source openapi.yaml:251
     */
    OrganizationExport_OrganizationExport_Get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportsResponse"];
                };
            };
        };
    };
    /**
     * Creates a user list export request.
     * Create a user list export request.
     *
     * This method initiates a user list export request. You specify the type of export request as JSON in the body of method, like this:
     *
     * ``` json
     * {
     * 	"type": "organization_memberships_export"
     * }
     * ```
     *
     * The export request type is one of three values:
     *
     * | Value                                      | Description                                                                                             |
     * | :----------------------------------------- | :------------------------------------------------------------------------------------------------------ |
     * | `organization_memberships_export`          | Every user in every account in the organization. Users in multiple accounts will appear more than once. |
     * | `organization_domain_users_export`         | All users of the reserved domains.                                                                      |
     * | `organization_external_memberships_export` | Users whose email address domain is *not* linked to the organization.                                   |
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     * ### Next steps
     * * See [how this endpoint is used to bulk export user data](/docs/admin-api/how-to/bulk-export-users/).
     * `POST /v2/organizations/{organizationId}/exports/user_list`
     * @source openapi.yaml:283
     */
    OrganizationExport_OrganizationExport_Insert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationExportRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
        };
    };
    /**
     * Returns a list of pending and completed account settings export request.
     * Returns a list of pending and completed account settings export requests.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
     * `GET /v2/organizations/{organizationId}/exports/account_settings`
     * @source openapi.yaml:341
     */
    OrganizationExport_OrganizationExport_GetAccountCompare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportsResponse"];
                };
            };
        };
    };
    /**
     * Creates a  new account settings export request.
     * Creates a new account settings export request.
     *
     * To learn more about exporting account settings,
     * see [Account Settings Export][guide-export]
     * in the Docusign Admin Guide.
     *
     * You can export settings for up to 40 accounts at a time.
     *
     * Specify the accounts whose settings you are requesting as JSON in the body of the request, like this:
     *
     * ``` json
     * {
     *   "accounts":	[
     *   	{ "account_id": "9ca037f4-xxxx-xxxx-xxxx-212e57d4f22e"},
     *   	{ "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab"}
     *
     *   ]
     * }
     * ```
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_write`.
     *
     * ### Related topics
     *
     * - [Account Settings import][guide-import] guide
     * - [Account Settings Export][guide-export] guide
     *
     *
     * [guide-import]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=nwl1583359167434.html
     * [guide-export]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=kfj1583359164049.html
     * `POST /v2/organizations/{organizationId}/exports/account_settings`
     * @source openapi.yaml:374
     */
    OrganizationExport_OrganizationExport_AccountCompare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationAccountsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
        };
    };
    /**
     * Returns the results for single user list export request.
     * Returns the results for single user list export request.
     *
     * Given an export ID, this method returns the results of a single user list export request.
     * To get a list of all the export requests, use `getUserListExports`.
     *
     * Note that the `metadata_url` property of the response from `createUserListExport` is a read-to-use HTTP GET request to get the status.
     *
     * The results are available through a URL that
     * you can access through the `results` property of the response.
     * For example, to get the URL of the first result you might use
     * `results[0].url`
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     * ### Next steps
     * * See [how this endpoint is used to bulk export user data](/docs/admin-api/how-to/bulk-export-users/).
     * `GET /v2/organizations/{organizationId}/exports/user_list/{exportId}`
     * @source openapi.yaml:440
     */
    OrganizationExport_OrganizationExport_GetByExportId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The export ID GUID for the request. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
        };
    };
    /**
     * Deletes a single user list export request.
     * Deletes a single user list export request.
     * Use this method to delete pending or completed user export requests.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     *
     * `DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}`
     * @source openapi.yaml:504
     */
    OrganizationExport_OrganizationExport_DeleteByExportId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The export ID GUID for the request. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     * Returns the results for a single account settings export request.
     * Returns the results for a single account settings export request.
     *
     * Given an export ID, this method returns the results of an account settings export request.
     * To get a list of all the export requests, use `getAccountSettingsExports`.
     *
     * The results are available through a URL that
     * you can access through the `results` property of the response.
     * For example, to get the URL of first result you might use
     * `results[0].url`
     *
     * The settings export is formatted like this:
     *
     * ``` json
     * {
     *   "accounts": [
     *     {
     *       "account_id": "9ca037f4-xxxx-xxxx-xxxx-212e57d4f22e",
     *       "name": "The Happy Company",
     *       . . .
     *     },
     *     {
     *       "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab",
     *       "name": "LoanCo",
     *       . . .
     *     }
     *   ],
     *   "settings": [
     *     . . .
     *     {
     *       "category": "Signing",
     *       "name": "SignerCanSignOnMobile",
     *       "account_values": [
     *         {
     *           "account_id": "9ca037f4-xxxx-xxxx-xxxx-212e57d4f22e",
     *           "value": "true",
     *           "rights": "editable"
     *         },
     *         {
     *           "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab",
     *           "value": "true",
     *           "rights": "editable"
     *         }
     *       ]
     *     },
     *     . . .
     *   ]
     * }
     *
     * ```
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
     * `GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
     * @source openapi.yaml:546
     */
    OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The export ID GUID for the request. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
        };
    };
    /**
     * Deletes a single account settings export request.
     * Deletes a single account settings export request.
     * Any data associated with the request is also deleted.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
     *
     * `DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
     * @source openapi.yaml:644
     */
    OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The export ID GUID for the request. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     * Returns the details and metadata for Bulk Account Settings Import requests in the organization.
     * Returns the details and metadata for Bulk Account Settings Import requests in the organization.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
     * `GET /v2/organizations/{organizationId}/imports/account_settings`
     * @source openapi.yaml:685
     */
    OrganizationImport_OrganizationImportAccountSettings_Get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAccountSettingsImportResponse"][];
                };
            };
        };
    };
    /**
     * Creates a new account settings import request.
     * Creates a new account settings import request.
     *
     * The request for this method consists of
     * the contents of a CSV
     * file.
     *
     * You can export your current settings as a CSV file with
     * [AccountSettingsExport: createAccountSettingsExport](/docs/admin-api/reference/bulkoperations/accountsettingsexport/createaccountsettingsexport/)
     * and use it as the basis
     * of the changes you want to import.
     *
     *
     * To learn more about the format
     * of a settings CSV file, see
     * [Preparing a CSV for account settings import][guide-import]
     * in the Docusign Admin Guide.
     *
     * You can import settings for up to 40 accounts at a time.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_write`.
     *
     * ### Related topics
     *
     * - [Account Settings import][guide-import] guide
     * - [Account Settings Export][guide-export] guide
     *
     * [guide-import]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=nwl1583359167434.html
     * [guide-export]: https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=kfj1583359164049.html
     *
     * `POST /v2/organizations/{organizationId}/imports/account_settings`
     * @source openapi.yaml:723
     */
    OrganizationImport_OrganizationImportAccountSettings_Post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    "file.csv": Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAccountSettingsImportResponse"];
                };
            };
        };
    };
    /**
     * Returns the details/metadata for a Bulk Account Settings Import request.
     * Returns the details/metadata for a Bulk Account Settings Import request.
     *
     * Given an import ID, this method returns the results of an account settings import request.
     * To get a list of all the import requests, use `getAccountSettingsImports`.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_read`.
     *
     * `GET /v2/organizations/{organizationId}/imports/account_settings/{importId}`
     * @source openapi.yaml:786
     */
    OrganizationImport_OrganizationImportAccountSettings_GetById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The import ID GUID for the request. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAccountSettingsImportResponse"];
                };
            };
        };
    };
    /**
     * Deletes a Bulk Account Settings Import request.
     * Deletes a single account settings import request.
     * Any data associated with the request is also deleted.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `account_write`.
     * `DELETE /v2/organizations/{organizationId}/imports/account_settings/{importId}`
     * @source openapi.yaml:833
     */
    OrganizationImport_OrganizationImportAccountSettings_DeleteById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The import ID GUID for the request. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     * Creates a request to import new users into an account.
     * Creates a request to import new users.
     *
     * Your CSV import file is made up of a header row with the column headers and a row of user or account data for each user you want to add to an account. Only new users can be imported. Any changes to existing users will be ignored. To make changes to existing users, use [UserImport:updateBulkUserImports](/docs/admin-api/reference/bulkoperations/userimport/updatebulkuserimports/).
     *
     * To ensure your CSV file is properly formatted, follow the requirements in the Support article [Build a CSV to Bulk Add Users](https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=wec1593211169952.html). You can download an example file from the Add Users dialogue in the Admin UI.
     *
     * You can add up to 2,000 users to an account and include up to 50 accounts per import. The maximum number of users per import is 8,000.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * ### Next steps
     * * See an [example of adding users via bulk import in your chosen programming language](/docs/admin-api/how-to/add-users-bulk-import/).
     *
     * `POST /v2/organizations/{organizationId}/imports/bulk_users/add`
     * @source openapi.yaml:876
     */
    OrganizationImport_OrganizationImportUsers_Insert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    "file.csv": Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Import request for adding a user to a single account within the organization.
     * Import request for adding a user to a single account within the organization.
     * This method lets you upload user information without requiring an AccountId column.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * `POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add`
     * @source openapi.yaml:923
     */
    OrganizationImport_OrganizationImportSingleAccountUsers_Insert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The account ID Guid */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    "file.csv": Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Bulk updates information for existing users.
     * Bulk updates information for existing users.
     *
     * Your CSV import file is made up of a header row with the column headers and a row of user or account data for each user you want to add to an account.
     *
     *
     * **Update limit:** You can update up to 2,000 users on an account and include up to 50 accounts per import. The maximum number of updated users per import is 8,000.
     *
     * This method requires the following HTTP headers:
     *
     * | Header | Value |
     * | :--- |  :--- |
     * | Content-Type | `text/csv` |
     * | Content-Disposition |  `filename=filename.csv` |
     *
     *
     *
     * To ensure your CSV is properly formatted, use the
     * [Sample Bulk Update CSV file](https://admin.docusign.com/static-resources/organization-user-update-import.csv)
     *  as a template. The following table describes the columns.
     *
     * Note that the columns for bulk adding users and bulk update users are slightly different.
     * The update CSV file requires an `APIUserName` column, and does not have an `AutoActivate` column.
     *
     *
     *
     * | Column              | Required | Description                                                                                                                                                                                                                                                                                                                                                                                                         |
     * | :------------------ | :------- | :------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------ |
     * | AccountID           | yes      | The 32-character API account ID of the user's account in your organization. You can find this value in the API and Keys section of the Admin area of the account.                                                                                                                                                                                                                                                             |
     * | AccountName         |          | The name of the user's account in your organization. The account name must match the account ID provided.                                                                                                                                                                                                                                                                                                           |
     * | FirstName           | yes      | The user's first name.                                                                                                                                                                                                                                                                                                                                                                                              |
     * | LastName            | yes      | The user's last name.                                                                                                                                                                                                                                                                                                                                                                                               |
     * | UserEmail           | yes      | The user's complete email address.                                                                                                                                                                                                                                                                                                                                                                                  |
     * | PermissionSet       | yes      | The user's permission set. The PermissionSet value must match an existing permission set for the account. This value is not case sensitive.                                                                                                                                                                                                                                                                         |
     * | UserTitle           |          | The user's job title.                                                                                                                                                                                                                                                                                                                                                                                               |
     * | CompanyName         |          | The user's company name.                                                                                                                                                                                                                                                                                                                                                                                            |
     * | Group               |          | The user's assigned groups. The Group values must match existing Group names for the account. Additional Group columns can be added to the file to add users to more than one group. You do not need to add users to the Everyone group, since all new users are automatically added to that group.                                                                                                                 |
     * | AddressLine1        |          | The user's address, first line.                                                                                                                                                                                                                                                                                                                                                                                     |
     * | AddressLine2        |          | The user's address, second line.                                                                                                                                                                                                                                                                                                                                                                                    |
     * | City                |          | The user's city name.                                                                                                                                                                                                                                                                                                                                                                                               |
     * | StateRegionProvince |          | The user's regional location.                                                                                                                                                                                                                                                                                                                                                                                       |
     * | PostalCode          |          | The user's postal code.                                                                                                                                                                                                                                                                                                                                                                                             |
     * | Phone               |          | The user's phone number.                                                                                                                                                                                                                                                                                                                                                                                            |
     * | Language            |          | The user's display language for their Docusign account. Must be one of: <ul><li>Chinese Simplified: <code>zh_CN</code></li><li>Chinese Traditional: <code>zh_TW</code></li><li>Dutch: <code>nl</code></li><li>English: <code>en</code></li><li>French: <code>fr</code></li><li>German: <code>de</code></li><li>Italian: <code>it</code></li><li>Japanese: <code>ja</code></li><li>Korean: <code>ko</code></li><li>Portuguese: <code>pt</code></li><li>Portuguese Brazil: <code>pt_BR</code></li><li>Russian: <code>ru</code></li><li>Spanish: <code>es</code></li></ul>                                                                                                                                                                                                                                                                                                                                                            |
     * | LoginPolicy         |          | The user's login policy. Valid values include the following: <ul> <li>Column left blank = The user is created with no policy assigned.</li> <li>FedAuthRequired = The user must log in with an Identity Provider.</li> <li>FedAuthBypass = The user may log in with an Identity Provider or their Docusign username and password.</li> </ul> For more information on login policies, see [Setting User Login Policy](https://support.docusign.com/s/document-item?bundleId=rrf1583359212854&topicId=zah1583359147774.html). |
     * | AutoActivate        |          | For domain users, new users can be activated automatically for domain accounts using SSO by setting the value to **true.** The user is activated automatically once the import is complete. Memberships activated in this way do not receive an activation email.                                                                                                                                                   |
     *
     *
     *
     * ## Updating user email addresses
     *
     * Changing a user's email address should be done carefully. The user's email address is used to log in to Docusign and receive documents to sign from others.
     * Once changed, existing documents that were sent or received:
     *
     * - Will still appear in the user's documents list.
     * - Notifications about these documents will be sent to the new email address. If someone sends a new document to the old email address:
     * - Docusign will send a notification to the old address.
     * - It will not appear in the documents list of the account.
     *
     * This change of email address will be applied to all of the user's account memberships.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `POST /v2/organizations/{organizationId}/imports/bulk_users/update`
     * @source openapi.yaml:974
     */
    OrganizationImport_OrganizationImportUsers_Update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    "file.csv": Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Import request for updating users for a single account
     * within the organization.
     * Import request for updating users for a single account
     * within the organization.
     *
     * This method lets you upload user information without requiring an `AccountId` column.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     *
     * `POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update`
     * @source openapi.yaml:1070
     */
    OrganizationImport_OrganizationImportSingleAccountUsers_Update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The account ID Guid */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    "file.csv": Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Creates a request to close the accounts of existing users.
     * Creates a request to close the accounts of existing users.
     *
     * Given a CSV list of users, close their accounts.
     *
     * Your CSV import file is made up of a header row with the column headers and a row of user or account data for each user whose account you want to close.
     *
     * To ensure your CSV is properly formatted, use the
     * [Sample Bulk Update CSV file](https://admin.docusign.com/static-resources/organization-user-update-import.csv)
     *  as a template. The following table describes the columns.
     *
     *
     *
     *
     * | Column              | Required | Description                                                                                                                                                                                                                                                                                                                                                                                                         |
     * | :------------------ | :------- | :------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------ |
     * | AccountID           | yes      | The 32-character API account ID of the user's account in your organization. You can find this value in the API and Keys section of the Admin area of the account.                                                                                                                                                                                                                                                             |
     * | AccountName         |          | The name of the user's account in your organization. The account name must match the account ID provided.                                                                                                                                                                                                                                                                                                           |
     * | FirstName           | yes      | The user's first name.                                                                                                                                                                                                                                                                                                                                                                                              |
     * | LastName            | yes      | The user's last name.                                                                                                                                                                                                                                                                                                                                                                                               |
     * | UserEmail           | yes      | The user's complete email address.                                                                                                                                                                                                                                                                                                                                                                                  |
     * | PermissionSet       | yes      | The user's permission set. The PermissionSet value must match an existing permission set for the account. This value is not case sensitive.                                                                                                                                                                                                                                                                         |
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `POST /v2/organizations/{organizationId}/imports/bulk_users/close`
     * @source openapi.yaml:1125
     */
    OrganizationImport_OrganizationImportUsers_Close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    "file.csv": Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Closes external memberships.
     * Closes external memberships.
     *
     * External memberships are users who have an email address at a verified domain but do not belong to the organization.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * `POST /v2/organizations/{organizationId}/imports/bulk_users/close_external`
     * @source openapi.yaml:1183
     */
    OrganizationImport_OrganizationImportUsers_CloseExternal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Gets a list of all of the user import requests.
     * Gets a list of all of the user import requests.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2/organizations/{organizationId}/imports/bulk_users`
     * @source openapi.yaml:1222
     */
    OrganizationImport_OrganizationImportUsers_Get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportsResponse"];
                };
            };
        };
    };
    /**
     * Returns the details of a single user import request.
     * Returns the details of a single user import request.
     *
     * Use this method to check the status of the request by looking at the `status` property of the response.
     * Once the status becomes `completed` (or fails), use this method to get the details.
     *
     * To get a list of all of the user import requests, use `getBulkUserImportRequests`.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
     * @source openapi.yaml:1255
     */
    OrganizationImport_OrganizationImportUsers_GetById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The import ID GUID for the request. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
        };
    };
    /**
     * Deletes a specific user import request.
     * Deletes a specific import request and its results.
     *
     * To delete a user, see [closeBulkUserImportRequest](/docs/admin-api/reference/bulkoperations/userimport/closebulkuserimportrequest/).
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
     * @source openapi.yaml:1304
     */
    OrganizationImport_OrganizationImportUsers_DeleteById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The import ID GUID for the request. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     * Given the ID of a user import request,
     * return the CSV file that was imported.
     * Returns the contents of the CSV file
     * associated with a user import request.
     *
     * The results have an additional column,
     * `ProcessingResults`,
     * that describes the results of importing that row.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     * `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
     * @source openapi.yaml:1343
     */
    OrganizationImport_OrganizationImportUsers_GetCSVResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The import ID GUID for the request. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     * Returns the list of identity providers for an organization.
     * Returns the list of identity providers for an organization.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `identity_provider_read`.
     * `GET /v2/organizations/{organizationId}/identity_providers`
     * @source openapi.yaml:1393
     */
    Organization_GetIdentityProviders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvidersResponse"];
                };
            };
        };
    };
    /**
     * Deletes data for one or more of a user's account memberships.
     * Deletes data for one or more of a user's account memberships.
     *
     * To call this endpoint:
     * * You must be an organization administrator (or delegated administrator) with permission to manage the specified accounts or the user's email domain.
     * * The user must have been closed for at least 24 hours.
     *
     * **Note:** After a user's data is deleted for every account to which they belong, their user-level data will automatically be deleted.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_data_redact`.
     *
     * ### Related topics
     *
     * - [How to delete user data from one or more accounts as an organization admin](/docs/admin-api/how-to/org-admin-delete-user-data/)
     * `POST /v2/data_redaction/organizations/{organizationId}/user`
     * @source openapi.yaml:1426
     */
    DataRedaction_RedactIndividualUserData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualUserDataRedactionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualUserDataRedactionResponse"];
                };
            };
        };
    };
    /**
     * Returns the list of reserved domains for the organization.
     * Returns the list of reserved domains for the organization.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `domain_read`.
     * `GET /v2/organizations/{organizationId}/reserved_domains`
     * @source openapi.yaml:1487
     */
    Organization_GetReservedDomains: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainsResponse"];
                };
            };
        };
    };
    /**
     * Updates a user's information.
     * Updates a user's information.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `POST /v2/organizations/{organizationId}/users/profiles`
     * @source openapi.yaml:1520
     */
    User_Users_UpdateV2: {
        parameters: {
            query?: {
                apply_license_override?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUsersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersUpdateResponse"];
                };
            };
        };
    };
    /**
     * Updates a user's email address.
     * Updates a user's email address.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * `POST /v2/organizations/{organizationId}/users/email_addresses`
     * @source openapi.yaml:1566
     */
    User_Users_UpdateEmailAddressesV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUsersEmailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersUpdateResponse"];
                };
            };
        };
    };
    /**
     * Closes a user's memberships.
     * Closes a user's memberships.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * This method requires user authentication. It will fail with an [application access token](/docs/admin-api/admin101/application-auth/).
     * `DELETE /v2/organizations/{organizationId}/users/{userId}/accounts`
     * @source openapi.yaml:1607
     */
    User_Users_CloseMembershipsV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The user ID Guid */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMembershipsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMembershipsResponse"];
                };
            };
        };
    };
    /**
     * Returns information about the users in an organization.
     * Returns information about the users in an organization.
     *
     * You must include at least one of the following query parameters in the request:
     *
     * - `account_id`: The ID of an account associated with the organization.
     * - `organization_reserved_domain_id`: The ID of one of the organization's reserved domains.
     * - `email`: An email address associated with the users that you want to return.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2/organizations/{organizationId}/users`
     * @source openapi.yaml:1658
     */
    OrganizationUser_OrganizationUsers_GetV2: {
        parameters: {
            query?: {
                /** @description Index of first item to include in the response. The default value is 0. */
                start?: number;
                /** @description Page size of the response. The default value is 20. */
                take?: number;
                /** @description Index of the last item to include in the response. Ignored if `take` parameter is specified. */
                end?: number;
                /** @description Email address of the desired user. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified. */
                email?: string;
                /** @description Selects users by pattern matching on the user's email address */
                email_user_name_like?: string;
                /** @description Status. */
                status?: string;
                /**
                 * @description The user's membership status. One of:
                 *
                 *     - `activation_required`
                 *     - `activation_sent`
                 *     - `active`
                 *     - `closed`
                 *     - `disabled`
                 */
                membership_status?: string;
                /** @description Select users that are members of the specified account. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified. */
                account_id?: string;
                /** @description Select users that are in the specified domain. At least one of `email`, `account_id` or `organization_reserved_domain_id` must be specified. */
                organization_reserved_domain_id?: string;
                /** @description Select users whose data have been modified since the date specified. `account_id` or `organization_reserved_domain_id` must be specified. */
                last_modified_since?: string;
                /** @description Select users with groups the users belong to; The organization must have entitlement `AllowMultiApplication` enabled. */
                include_ds_groups?: boolean;
                include_license?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUsersResponse"];
                };
            };
        };
    };
    /**
     * Creates a new eSignature user.
     * Creates a new eSignature user and automatically activates the user's account.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * ### Related topics
     *
     * - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
     *
     * `POST /v2/organizations/{organizationId}/users`
     * @source openapi.yaml:1785
     */
    OrganizationUser_Users_AddV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUserResponse"];
                };
            };
        };
    };
    /**
     * Activates user memberships.
     * Activates user memberships.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * `POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}`
     * @source openapi.yaml:1834
     */
    OrganizationUser_Users_ActivateMembershipV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The user ID Guid */
                userId: string;
                /** @description The membership ID GUID. */
                membershipId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForceActivateMembershipRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
        };
    };
    /**
     * Returns historical information about users with a specific email address.
     *
     * Returns historical information about users with a specific email address.
     * **Note:** The `email` query parameter is _required_.
     *
     *
     * To get a list of users in an organization,
     * use [Users: getUsers](/docs/admin-api/reference/usermanagement/users/getusers/)
     * instead.
     *
     * For example, the following request gets information about
     * accounts that use `max@example.net` as an email address:
     *
     *
     * ```json
     * GET /Management/v2/organizations/96e994fa-xxxx-xxxx-xxxx-c5fe9d1ccd10/users/profile?email=max@example.net
     *
     * {
     *   "users": [
     *     {
     *       "id": "6b67a1ee-xxxx-xxxx-xxxx-385763624163",
     *       "site_id": 1,
     *       "site_name": "Monadnock",
     *       "user_name": "Max Example",
     *       "first_name": "Max",
     *       "last_name": "Example",
     *       "user_status": "active",
     *       "default_account_id": "f636f297-xxxx-xxxx-xxxx-8e7a14715950",
     *       "default_account_name": "BizCo",
     *       "is_organization_admin": false,
     *       "created_on": "2019-04-01T22:11:56.457",
     *       "memberships": [
     *         {
     *           "email": "max@example.net",
     *           "account_id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab",
     *           "external_account_id": "17xxxxx1",
     *           "account_name": "LoanCo",
     *           "is_external_account": false,
     *           "status": "active",
     *           "permission_profile": { },
     *           "created_on": "2019-04-01T22:11:56.457",
     *           "groups": [ ],
     *           "is_admin": false
     *         },
     *         {
     *           "email": "max@example.net",
     *           "account_id": "f636f297-xxxx-xxxx-xxxx-8e7a14715950",
     *           "external_account_id": "25xxxxx0",
     *           "account_name": "BizCo",
     *           "is_external_account": true,
     *           "status": "active",
     *           "permission_profile": { },
     *           "created_on": "2021-07-07T15:10:51.96",
     *           "groups": [ ],
     *           "is_admin": false
     *         },
     *         {
     *           "email": "max@example.net",
     *           "account_id": "6aed3a52-xxxx-xxxx-xxxx-e89988167cfd",
     *           "external_account_id": "11xxxxx1",
     *           "account_name": "SleepCo",
     *           "is_external_account": true,
     *           "status": "closed",
     *           "permission_profile": { },
     *           "created_on": "2021-07-11T12:40:44.26",
     *           "groups": [],
     *           "is_admin": true,
     *           "closed_on": "2021-07-13T08:40:51.8"
     *         }
     *       ],
     *       "identities": [],
     *       "device_verification_enabled": false
     *     }
     *   ]
     * }
     * ```
     *
     * The response includes up to the first 20 users modified in the last 10 days.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     *
     *
     * ### Related topics
     *
     * - [How to Audit Users](/docs/admin-api/how-to/audit-users/)
     *
     *
     * `GET /v2/organizations/{organizationId}/users/profile`
     * @source openapi.yaml:1887
     */
    OrganizationUser_OrganizationUsers_GetProfileV2: {
        parameters: {
            query?: {
                /**
                 * @description The email address associated with the users you want to retrieve.
                 *
                 *     **Note:** This property is required.
                 */
                email?: string;
                include_license?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersDrilldownResponse"];
                };
            };
        };
    };
    /**
     * Delete user identities for a specified identity provider.
     * Deletes all user identities linked to a specified identity provider.
     *
     * The `id` request body property specifies the identity provider. To get the ID, call [getUserProfiles](/docs/admin-api/reference/usermanagement/esignusermanagement/getuserprofiles/) and copy the `provider_id` value you want to use.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * `DELETE /v2/organizations/{organizationId}/users/{userId}/identities`
     * @source openapi.yaml:2014
     */
    OrganizationUser_DeleteIdentitiesV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization GUID. */
                organizationId: string;
                /** @description The ID of the user to access. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUserIdentityRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
        };
    };
    /**
     * Adds users to an account.
     * Adds users to an account.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     *
     *
     * ### Related topics
     *
     * - [How to create a new active eSignature user](/docs/admin-api/how-to/create-active-user/)
     *
     * `POST /v2/organizations/{organizationId}/accounts/{accountId}/users`
     * @source openapi.yaml:2061
     */
    OrganizationUser_OrganizationUsers_PostAccountUsersV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID Guid */
                organizationId: string;
                /** @description The account ID Guid */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountUserRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUserResponse"];
                };
            };
        };
    };
    /**
     * Returns a list of DSGroups.
     * Returns a list of DSGroups.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     *
     * ### Related topics
     *
     * - [How to create a new active user for CLM and eSignature](/docs/admin-api/how-to/create-active-clm-esign-user/)
     * `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups`
     * @source openapi.yaml:2117
     */
    DocuSignGroupsv21_GetDSGroups_V2_1: {
        parameters: {
            query?: {
                /** @description Start page of DSGroups. */
                page?: number;
                /** @description Page size of DSGroups. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DSGroupListResponse"];
                };
            };
        };
    };
    /**
     * Creates a new DSGroup.
     * Creates a new DSGroup.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups`
     * @source openapi.yaml:2177
     */
    DocuSignGroupsv21_AddDSGroup_V2_1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DSGroupAddRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DSGroupResponse"];
                };
            };
        };
    };
    /**
     * Returns details about a single DSGroup.
     * Returns details about a single DSGroup.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
     * @source openapi.yaml:2224
     */
    DocuSignGroupsv21_GetDSGroup_V2_1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The DSGroup's ID GUID */
                dsGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DSGroupResponse"];
                };
            };
        };
    };
    /**
     * Deletes a DSGroup.
     * Deletes a DSGroup.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
     * @source openapi.yaml:2270
     */
    DocuSignGroupsv21_DeleteDSGroup_V2_1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The DSGroup's GUID. */
                dsGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Gets a list of users in a DSGroup.
     * Gets a list of users in a DSGroup.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
     * @source openapi.yaml:2315
     */
    DocuSignGroupsv21_GetDSGroupUsers_V2_1: {
        parameters: {
            query?: {
                /** @description Start page of DSGroups. */
                page?: number;
                /** @description Page size of DSGroups. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The DSGroup's GUID. */
                dsGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DSGroupAndUsersResponse"];
                };
            };
        };
    };
    /**
     * Adds a list of users to a DSGroup.
     * Adds a list of users to a DSGroup.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
     * @source openapi.yaml:2374
     */
    DocuSignGroupsv21_AddDSGroupUsers_V2_1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The DSGroup's GUID. */
                dsGroupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DSGroupUsersAddRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddDSGroupAndUsersResponse"];
                };
            };
        };
    };
    /**
     * Removes a list of users from a DSGroup.
     * Removes a list of users from a DSGroup. In the request body, you can specify users by ID or email address. If both parameters are included, the email address parameter will be ignored.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
     * @source openapi.yaml:2426
     */
    DocuSignGroupsv21_RemoveDSGroupUsers_V2_1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The DSGroup's GUID. */
                dsGroupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DSGroupUsersRemoveRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveDSGroupUsersResponse"];
                };
            };
        };
    };
    /**
     * Gets products associated with the account and the available permission profiles.
     * Gets products associated with the account and the available permission profiles.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     *
     * ### Related topics
     *
     * - [How to create a new active user for CLM and eSignature](/docs/admin-api/how-to/create-active-clm-esign-user/)
     * `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles`
     * @source openapi.yaml:2481
     */
    OrganizationProductPermissionProfile_GetProductPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPermissionProfilesResponse"];
                };
            };
        };
    };
    /**
     * Retrieves a user's product permission profiles by user ID.
     * Retrieves a list of a user's permission profiles for each account's product. The user is specified by the ID provided in the `userId` path parameter.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles`
     * @source openapi.yaml:2532
     */
    OrganizationProductPermissionProfile_GetUserProductPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The user ID GUID. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPermissionProfilesResponse"];
                };
            };
        };
    };
    /**
     * Assigns permission profiles for a user by user ID.
     * Sets permission profiles for one or more products for a given user. The user is specified by the `userId` path parameter.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     * `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles`
     * @source openapi.yaml:2580
     */
    OrganizationProductPermissionProfile_PostUserProductPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
                /** @description The user ID GUID. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPermissionProfilesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProductPermissionProfilesResponse"];
                };
            };
        };
    };
    /**
     * Creates or updates a multi-product user.
     * Creates or updates a multi-product (eSignature and CLM) user. When you use this method to create a user, the user's account is automatically activated.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     * ### Next steps
     * * Explore [an example that demonstrates how to construct the request body and call the endpoint](/docs/admin-api/how-to/create-active-clm-esign-user/).
     *
     * `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/users`
     * @source openapi.yaml:2634
     */
    OrganizationUser_OrganizationUsers_PostAccountUsersV2_1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID. */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMultiProductUserAddRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddUserResponse"];
                };
            };
        };
    };
    /**
     * Retrieves the DS profile for a user specified by email address.
     * Gets information about a user specified by the `email` query parameter.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2.1/organizations/{organizationId}/users/dsprofile`
     * @source openapi.yaml:2690
     */
    OrganizationUser_OrganizationUsers_GetDSProfiles: {
        parameters: {
            query?: {
                /**
                 * @description The email address of the user.
                 *
                 *     **Note:** This property is required.
                 */
                email?: string;
                /** @description When **true,** sorts the results in ascending order by account name. */
                sort?: boolean;
                include_license?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersDrilldownResponse"];
                };
            };
        };
    };
    /**
     * Retrieves the DS profile for a user specified by ID.
     * Gets information about a user specified by the `userId` query parameter.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     *
     *
     * ### Related topics
     *
     * - [How to retrieve the user's Docusign profile using an email address](/docs/admin-api/how-to/retrieve-docusign-profile-using-email/)
     * - [How to retrieve the user's Docusign profile using a User ID](/docs/admin-api/how-to/retrieve-docusign-profile-using-userid/)
     * `GET /v2.1/organizations/{organizationId}/users/{userId}/dsprofile`
     * @source openapi.yaml:2742
     */
    OrganizationUser_OrganizationUsers_GetDSProfileByUserId: {
        parameters: {
            query?: {
                /** @description When **true,** sorts the results in ascending order by account name. */
                sort?: boolean;
                include_license?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                /** @description The user ID GUID. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersDrilldownResponse"];
                };
            };
        };
    };
    /**
     * Revokes a user's access to one or more products.
     * Revokes a specified user's access to one or more products.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     *
     * ### Related topics
     *
     * - [How to delete user data from an account as an account admin](/docs/admin-api/how-to/account-admin-delete-user-data/)
     * `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users`
     * @source openapi.yaml:2803
     */
    OrganizationProductPermissionProfile_RemoveUserProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserProductProfileDeleteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveUserProductsResponse"];
                };
            };
        };
    };
    /**
     * Retrieves a user's product permission profiles by email address.
     * Retrieves a list of a user's permission profiles for each account's product. The user is specified by the email address provided in the `email` query parameter.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_read`.
     * `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users`
     * @source openapi.yaml:2858
     */
    OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail: {
        parameters: {
            query?: {
                /**
                 * @description The email address of the user.
                 *
                 *     **Note:** This property is required.
                 */
                email?: string;
            };
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProductPermissionProfilesResponse"];
                };
            };
        };
    };
    /**
     * Assigns permission profiles for a user by email address.
     * Sets permission profiles for one or more products for a given user. The user is specified by the `email` property in the request body.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `user_write`.
     *
     *
     * ### Related topics
     *
     * - [How to update user product permission profiles using an email address](/docs/admin-api/how-to/update-user-product-permission-profiles-using-email/)
     * - [How to delete user product permission profiles using an email address](/docs/admin-api/how-to/delete-user-product-permission-profiles-using-email/)
     * `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users`
     * @source openapi.yaml:2908
     */
    OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID GUID */
                organizationId: string;
                /** @description The account ID GUID. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserProductPermissionProfilesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProductPermissionProfilesResponse"];
                };
            };
        };
    };
    /**
     * Get asset group accounts for an organization.
     * Returns a list of asset group accounts for an organization.
     *
     * An asset group is a set of modules, products, plans, and charges purchased for your organization. An asset group account is an account that has been linked to an asset group.
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization.
     *
     * [Required authentication scopes](/docs/admin-api/admin101/auth/): `asset_group_account_read`.
     *
     * ### Next steps
     * * See [how to use this endpoint in your chosen programming language](/docs/admin-api/how-to/clone-account/).
     * `GET /v2/organizations/{organizationId}/assetGroups/accounts`
     * @source openapi.yaml:2959
     */
    OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg: {
        parameters: {
            query?: {
                /** @description When **true,** only compliant accounts are returned and account responses do not include the `compliant` field. The default value is **false.** */
                compliant?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupAccountsResponse"];
                };
            };
        };
    };
    /**
     * Clone an existing Docusign account.
     * Clones an existing Docusign account. Cloning an account copies the plan items and eSignature settings. Users, templates, and permission profiles are _not_ copied into the target account. The new account will linked to the same organization.
     *
     * In the request body, specify the source account you are cloning by its ID. You can get the IDs for your organization's asset group accounts using the [getAssetGroupAccounts](/docs/admin-api/reference/accountprovisioning/accountcloning/getassetgroupaccounts/) endpoint.
     *
     * You also need to specify information about the new target account, including the name, location, and administrator. To set the location, provide either the `countryCode` or `region` properties. (If both are specified, the `region` value will be used.) When testing in the developer environment, the region will always be `NA`.
     *
     * The request body looks like this:
     * ```
     * {
     *     "sourceAccount": {
     *         "id": "624e3e00-xxxx-xxxx-xxxx-43918c520dab"
     *     },
     *     "targetAccount": {
     *         "name": "My Cloned Account",
     *         "admin": {
     *             "firstName": "Francis",
     *             "lastName": "Beagle",
     *             "email": "francis@example.com"
     *         },
     *         "region": "NA"
     *     }
     * }
     * ```
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization. The administrator for the target account must also be an organization admin.
     * * The source account must be on the same plan as your contract.
     * * The source account must be an asset group account. An asset group is a set of modules, products, plans, and charges purchased for your organization. An asset group account is an account that has been linked to an asset group.
     * * Your organization must be set up for account cloning. For more information, email self-serve-provisioning-enablement@docusign.com.
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `asset_group_account_clone_write`.
     *
     * ### Next steps
     * * See [how to use this endpoint to clone an account](/docs/admin-api/how-to/clone-account/).
     * `POST /v2/organizations/{organizationId}/assetGroups/accountClone`
     * @source openapi.yaml:3018
     */
    OrganizationProvisionAssetGroup_CloneAssetGroupAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetGroupAccountCloneRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupAccountClone"];
                };
            };
        };
    };
    /**
     * Gets all asset group account clones for an organization.
     * Retrieves all the cloned accounts for an organization.
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization.
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `asset_group_account_clone_read`.
     * `GET /v2/organizations/{organizationId}/assetGroups/accountClones`
     * @source openapi.yaml:3089
     */
    OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId: {
        parameters: {
            query?: {
                /** @description Use this parameter to retrieve only account clones that were created on or after a specified date. */
                since_updated_date?: string;
                /** @description When **true,** include additional details for the asset group account clones. The default value is **false.** */
                include_details?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupAccountClones"];
                };
            };
        };
    };
    /**
     * Gets information about a single cloned account.
     * Gets information about a cloned account by the `assetGroupWorkId`.
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization.
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `asset_group_account_clone_read`.
     * `GET /v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}`
     * @source openapi.yaml:3143
     */
    OrganizationProvisionAssetGroup_GetAssetGroupAccountClone: {
        parameters: {
            query?: {
                /** @description When **true,** include additional details about the cloned account. The default value is **false.** */
                include_details?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                /** @description The ID of the asset group. */
                assetGroupId: string;
                /** @description The GUID representing the asset group account clone ID. */
                assetGroupWorkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupAccountClone"];
                };
            };
        };
    };
    /**
     * Get information about plan items within an organization.
     * Gets the plan items and subscription information for an organization.
     *
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_read`
     *
     * `GET /v2/organizations/{organizationId}/planItems`
     * @source openapi.yaml:3202
     */
    OrganizationSubAccount_GetOrganizationPlanItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationSubscriptionResponse"][];
                };
            };
        };
    };
    /**
     * Creates a new Docusign account using the plan and modules specified in request body.
     * Creates a new Docusign account within an organization.
     *
     * In the request body, specify the subscription and plan IDs for the new account. You can get these IDs through the [GetOrganizationPlanItems](/docs/admin-api/reference/accountprovisioning/accountcreation/getorganizationplanitems/) endpoint.
     *
     * You also need to specify information about the new target account, including the name, location, and administrator. To set the location, provide the `countryCode` property. When you are testing in the developer environment, the value of `countryCode` will always be `US`.
     *
     * The request body looks like this:
     *
     * ```
     * {
     *    "subscriptionDetails": {
     *        "id": "'${SUBSCRIPTION_ID}'",
     *        "planId": "'${PLAN_ID}'",
     *        "modules": []
     *    },
     *    "targetAccount": {
     *        "name": "'${ACCOUNT_NAME}'",
     *        "countryCode": "US",
     *        "admin": {
     *            "email": "'${EMAIL_ADDRESS}'",
     *            "firstName": "'${FIRST_NAME}'",
     *            "lastName": "'${LAST_NAME}'",
     *            "locale": "en"
     *        }
     *    }
     * }
     * ```
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization.
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_write`
     * `POST /v2/organizations/{organizationId}/assetGroups/accountCreate`
     * @source openapi.yaml:3246
     */
    OrganizationSubAccount_CreateSubAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubAccountCreateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription.Provision.Model.AssetGroupWorkResult"];
                };
            };
        };
    };
    /**
     * Get all ongoing account creation processes for an Organization.
     * Get ongoing account creation processes by `organizationId`.
     *
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_read`
     * `GET /v2/organizations/{organizationId}/subAccountsCreated`
     * @source openapi.yaml:3316
     */
    OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId: {
        parameters: {
            query?: {
                /** @description Specifies that the request will only return information for accounts that were created after the date passed in the format YYYY-MM-DD. */
                since_updated_date?: string;
                /** @description When `true`, include additional details about the account creation process. The default value is `false`. */
                include_details?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccountCreateWorkerResponse"];
                };
            };
        };
    };
    /**
     * Get a single account creation process.
     * Gets information about an account creation process by the `assetGroupId`.
     *
     *
     * To call this endpoint:
     * * You must be an administrator for the specified organization
     *
     * [Required scopes](/docs/admin-api/admin101/auth/): `organization_sub_account_read`
     * `GET /v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}`
     * @source openapi.yaml:3372
     */
    OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId: {
        parameters: {
            query?: {
                /** @description When true, include details for the asset group account clone. */
                include_details?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                /** @description The ID of the asset group. */
                assetGroupId: string;
                /** @description The ID of the asset group account clone request. */
                assetGroupWorkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccountCreateWorker"];
                };
            };
        };
    };
    /**
     *
     *
     * `GET /v2/organizations/{organizationId}/connect`
     * @source openapi.yaml:3432
     */
    OrganizationConnect_GetOrganizationConnectConfigs: {
        parameters: {
            query?: {
                sortBy?: string;
                /** @description The site ID of the account. */
                siteId?: number;
                /** @description The account ID GUID. */
                accountId?: string;
                allowEnvelopePublish?: boolean;
                q?: string;
            };
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectConfigsResponse"];
                };
            };
        };
    };
    /**
     *
     *
     * `POST /v2/organizations/{organizationId}/connect`
     * @source openapi.yaml:3488
     */
    OrganizationConnect_CreateOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationConnectConfigurationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectConfigurationDetailsResponse"];
                };
            };
        };
    };
    /**
     *
     *
     * `GET /v2/organizations/{organizationId}/connect/{connectId}`
     * @source openapi.yaml:3523
     */
    OrganizationConnect_GetOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                connectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectConfigurationDetailsResponse"];
                };
            };
        };
    };
    /**
     *
     *
     * `PUT /v2/organizations/{organizationId}/connect/{connectId}`
     * @source openapi.yaml:3591
     */
    OrganizationConnect_UpdateOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                connectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationConnectConfigurationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectConfigurationDetailsResponse"];
                };
            };
        };
    };
    /**
     *
     *
     * `DELETE /v2/organizations/{organizationId}/connect/{connectId}`
     * @source openapi.yaml:3557
     */
    OrganizationConnect_DeleteOrganizationConnectConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                connectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     *
     *
     * `GET /v2/organizations/{organizationId}/connect/oauth`
     * @source openapi.yaml:3660
     */
    OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     *
     *
     * `PUT /v2/organizations/{organizationId}/connect/oauth`
     * @source openapi.yaml:3722
     */
    OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationConnectOAuthConfiguration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectOAuthConfiguration"];
                };
            };
        };
    };
    /**
     *
     *
     * `POST /v2/organizations/{organizationId}/connect/oauth`
     * @source openapi.yaml:3688
     */
    OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationConnectOAuthConfiguration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectOAuthConfiguration"];
                };
            };
        };
    };
    /**
     *
     *
     * `DELETE /v2/organizations/{organizationId}/connect/oauth`
     * @source openapi.yaml:3632
     */
    OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    /**
     *
     *
     * `GET /v2/organizations/{organizationId}/connect/secret`
     * @source openapi.yaml:3757
     */
    OrganizationConnectHmac_GetConnectHmacSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectHmacSecretsResponse"];
                };
            };
        };
    };
    /**
     *
     *
     * `POST /v2/organizations/{organizationId}/connect/secret`
     * @source openapi.yaml:3785
     */
    OrganizationConnectHmac_PostConnectHmacSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectHmacSecretsResponse"];
                };
            };
        };
    };
    /**
     *
     *
     * `DELETE /v2/organizations/{organizationId}/connect/secret/{keyId}`
     * @source openapi.yaml:3814
     */
    OrganizationConnectHmac_DeleteConnectHmacSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's GUID. */
                organizationId: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConnectHmacSecretsResponse"];
                };
            };
        };
    };
}
