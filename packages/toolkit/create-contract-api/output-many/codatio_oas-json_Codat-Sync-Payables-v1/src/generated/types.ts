// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description The *List companies* endpoint returns a list of [companies](https://docs.codat.io/sync-for-payables-api#/schemas/Company) associated to your instances.
         *
         *     A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
         *     Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
         *
         *     ## Filter by tags
         *
         *     The *List companies* endpoint supports the filtering of companies using [tags](https://docs.codat.io/using-the-api/managing-companies#add-metadata-to-a-company). It supports the following operators with [Codat’s query language](https://docs.codat.io/using-the-api/querying):
         *
         *     - equals (`=`)
         *     - not equals (`!=`)
         *     - contains (`~`)
         *
         *     For example, you can use the querying to filter companies tagged with a specific foreign key, region, or owning team:
         *     - Foreign key: `uid = {yourCustomerId}`
         *     - Region: `region != uk`
         *     - Owning team and region: `region = uk && owningTeam = invoice-finance`
         */
        get: operations["list-companies"];
        put?: never;
        /**
         * Create company
         * @description Use the *Create company* endpoint to create a new [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) that represents your customer in Codat.
         *
         *     A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
         *     Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
         *
         *     If forbidden characters (see `name` pattern) are present in the request, a company will be created with the forbidden characters removed. For example, `Company (Codat[1])` with be created as `Company Codat1`.
         */
        post: operations["create-company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get company
         * @description The *Get company* endpoint returns a single company for a given `companyId`.
         *
         *     A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
         *     Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
         */
        get: operations["get-company"];
        /**
         * Replace company
         * @description Use the *Replace company* endpoint to replace the existing name, description, and tags of the company. Calling the endpoint will replace existing values even if new values haven't been defined in the payload.
         *
         *     A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
         *     Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
         */
        put: operations["replace-company"];
        post?: never;
        /**
         * Delete a company
         * @description The *Delete company* endpoint permanently deletes a [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company), its [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) and any cached data. This operation is irreversible.
         *
         *     A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
         *     Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
         */
        delete: operations["delete-company"];
        options?: never;
        head?: never;
        /**
         * Update company
         * @description Use the *Update company* endpoint to update the name, description, or tags of the company.
         *
         *     The *Update company* endpoint doesn't have any required fields. If any of the fields provided are `null` or not provided, they won't be included in the update.
         *
         *     A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
         */
        patch: operations["update-company"];
        trace?: never;
    };
    "/companies/{companyId}/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         * @description List the connections for a company.
         */
        get: operations["list-connections"];
        put?: never;
        /**
         * Create connection
         * @description Creates a connection for the company by providing a valid `platformKey`.
         *
         *     Use the [List Integrations](https://docs.codat.io/platform-api#/operations/list-integrations) endpoint to access valid platform keys.
         */
        post: operations["create-connection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get connection
         * @description Returns a specific connection for a company when valid identifiers are provided. If the identifiers are for a deleted company and/or connection, a not found response is returned.
         */
        get: operations["get-connection"];
        put?: never;
        post?: never;
        /**
         * Delete connection
         * @description Revoke and remove a connection from a company.
         *     This operation is not reversible. The end user would need to reauthorize a new data connection if you wish to view new data for this company.
         */
        delete: operations["delete-connection"];
        options?: never;
        head?: never;
        /**
         * Unlink connection
         * @description This allows you to deauthorize a connection, without deleting it from Codat. This means you can still view any data that has previously been pulled into Codat, and also lets you re-authorize in future if your customer wishes to resume sharing their data.
         */
        patch: operations["unlink-connection"];
        trace?: never;
    };
    "/companies/{companyId}/data/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh all data
         * @description Refreshes all data types with `fetch on first link` set to `true` for a given company.
         *
         *     This is an asynchronous operation, and will bring updated data into Codat from the linked integration for you to view.
         *
         *     [Read more](https://docs.codat.io/core-concepts/data-type-settings) about data type settings and `fetch on first link`.
         */
        post: operations["refresh-all-data-types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/dataStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * Get data status
         * @description Get the state of each data type for a company
         */
        get: operations["get-data-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/queue/{dataType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description The key of a Codat data type */
                dataType: components["parameters"]["dataType"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh data type
         * @description Refreshes a given data type for a given company.
         *
         *     This is an asynchronous operation, and will bring updated data into Codat from the linked integration for you to view.
         */
        post: operations["refresh-data-type"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List pull operations
         * @description Gets the pull operation history (datasets) for a given company.
         */
        get: operations["list-pull-operations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/push": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List push operations
         * @description List push operation records.
         */
        get: operations["list-push-operations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/history/{datasetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for the dataset that completed its sync. */
                datasetId: components["parameters"]["datasetId"];
            };
            cookie?: never;
        };
        /**
         * Get pull operation
         * @description Retrieve information about a single dataset or pull operation.
         */
        get: operations["get-pull-operation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/push/{pushOperationKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Push operation key. */
                pushOperationKey: string;
            };
            cookie?: never;
        };
        /**
         * Get push operation
         * @description Retrieve push operation.
         */
        get: operations["get-push-operation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description The *List accounts* endpoint returns a list of [accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) for a given company's connection.
         *
         *     [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for an account. */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        /**
         * Get account
         * @description The *Get account* endpoint returns a single account for a given `accountId`.
         *
         *     [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/chartOfAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create account model
         * @description The *Get create account model* endpoint returns the expected data for the request payload when creating an [account](https://docs.codat.io/sync-for-payables-api#/schemas/Account) for a given company and integration.
         *
         *     [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-account-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create account
         * @description The *Create account* endpoint creates a new [account](https://docs.codat.io/sync-for-payables-api#/schemas/Account) for a given company's connection.
         *
         *     [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create account model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-chartOfAccounts-model).
         */
        post: operations["create-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/bankAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create/update bank account model
         * @description The *Get create/update bank account model* endpoint returns the expected data for the request payload when creating and updating a [bank account](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) for a given company and integration.
         *
         *     [Bank accounts](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) are financial accounts maintained by a bank or other financial institution.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-bankAccounts-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/bankAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create bank account
         * @description The *Create bank account* endpoint creates a new [bank account](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) for a given company's connection.
         *
         *     [Bank accounts](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) are financial accounts maintained by a bank or other financial institution.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update bank account model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-bankAccounts-model).
         */
        post: operations["create-bank-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/billCreditNotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List bill credit notes
         * @description The *List bill credit notes* endpoint returns a list of [bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company's connection.
         *
         *     [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-bill-credit-notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/billCreditNotes/{billCreditNoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a bill credit note. */
                billCreditNoteId: components["parameters"]["billCreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * Get bill credit note
         * @description The *Get bill credit note* endpoint returns a single bill credit note for a given `billCreditNoteId`.
         *
         *     [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-bill-credit-note"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/billCreditNotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create/update bill credit note model
         * @description The *Get create/update bill credit note model* endpoint returns the expected data for the request payload when creating and updating a [bill credit note](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company and integration.
         *
         *     [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-update-billCreditNote-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/billCreditNotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create bill credit note
         * @description The *Create bill credit note* endpoint creates a new [bill credit note](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company's connection.
         *
         *     [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update bill credit note model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-billCreditNotes-model).
         */
        post: operations["create-bill-credit-note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/billCreditNotes/{billCreditNoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill credit note. */
                billCreditNoteId: components["parameters"]["billCreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update bill credit note
         * @description The *Update bill credit note* endpoint updates an existing [bill credit note](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company's connection.
         *
         *     [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update bill credit note model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-billCreditNotes-model).
         */
        put: operations["update-bill-credit-note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/billPayments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List bill payments
         * @description The *List bill payments* endpoint returns a list of [bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) for a given company's connection.
         *
         *     [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-bill-payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/billPayments/{billPaymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a bill payment. */
                billPaymentId: components["parameters"]["billPaymentId"];
            };
            cookie?: never;
        };
        /**
         * Get bill payment
         * @description The *Get bill payment* endpoint returns a single bill payment for a given `billPaymentId`.
         *
         *     [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-bill-payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/billPayments/{billPaymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill payment. */
                billPaymentId: components["parameters"]["billPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete bill payment
         * @description The *Delete bill payment* endpoint allows you to delete a specified bill payment from an accounting software.
         *
         *     [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
         *
         *     ### Process
         *     1. Pass the `{billPaymentId}` to the *Delete bill payment* endpoint and store the `pushOperationKey` returned.
         *     2. Check the status of the delete operation by checking the status of the push operation either via
         *        1. [Push operation webhook](https://docs.codat.io/introduction/webhooks/core-rules-types#push-operation-status-has-changed) (advised),
         *        2. [Push operation status endpoint](https://docs.codat.io/sync-for-payables-api#/operations/get-push-operation).
         *
         *        A `Success` status indicates that the bill payment object was deleted from the accounting software.
         *     3. (Optional) Check that the bill payment was deleted from the accounting software.
         *
         *     ### Effect on related objects
         *     Be aware that deleting a bill payment from an accounting software might cause related objects to be modified.
         *
         *     ## Integration specifics
         *     Integrations that support soft delete do not permanently delete the object in the accounting software.
         *
         *     | Integration | Soft Delete | Details |
         *     |-------------|-------------|---------|
         *     | QuickBooks Online  | No  | -
         *     | QuickBooks Desktop | No  | -
         *     | Oracle NetSuite    | No  | See [here](/integrations/accounting/netsuite/accounting-netsuite-how-deleting-bill-payments-works) to learn more.
         *     | Xero               | Yes | -
         *     | Sage Intacct       | No  | Some bill payments in Sage Intacct can only be deleted, whilst others can only be voided. Codat have applied logic to handle this complexity.
         *
         *     > **Supported integrations**
         *     >
         *     > This functionality is currently supported for our QuickBooks Online, QuickBooks Desktop, Oracle NetSuite, Xero and Sage Intacct integrations.
         */
        delete: operations["delete-billPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/billPayments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create bill payment model
         * @description The *Get create bill payment model* endpoint returns the expected data for the request payload when creating a [bill payment](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) for a given company and integration.
         *
         *     [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-billPayment-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/billPayments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create bill payments
         * @description The *Create bill payment* endpoint creates a new [bill payment](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) for a given company's connection.
         *
         *     [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any customer accounts payable account.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create bill payment model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-billPayments-model).
         */
        post: operations["create-bill-payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/bills": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List bills
         * @description The *List bills* endpoint returns a list of [bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company's connection.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         */
        get: operations["list-bills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/bills/{billId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        /**
         * Get bill
         * @description The *Get bill* endpoint returns a single bill for a given `billId`.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-bill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/bills": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create/update bill model
         * @description The *Get create/update bill model* endpoint returns the expected data for the request payload when creating and updating a [bill](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company and integration.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-update-bill-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/bills": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create bill
         * @description The *Create bill* endpoint creates a new [bill](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company's connection.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update bill model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-bills-model).
         *
         *     The following integrations support bill creation from purchase orders.
         *     Each bill can reference an associated purchase order at either the header level (applying to the bill as a whole) or at individual line items, allowing for flexible matching between orders and bill details.
         *
         *     | Integration       | Supports purchase orders |
         *     |-------------------|--------------------------|
         *     | Oracle NetSuite   | Yes                      |
         *     | QuickBooks Online | Yes                      |
         */
        post: operations["create-bill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update bill
         * @description The *Update bill* endpoint updates an existing [bill](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company's connection.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update bill model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-bills-model).
         */
        put: operations["update-bill"];
        post?: never;
        /**
         * Delete bill
         * @description The *Delete bill* endpoint allows you to delete a specified bill from an accounting software.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are itemized records of goods received or services provided to the SMB.
         *
         *     ### Process
         *     1. Pass the `{billId}` to the *Delete bill* endpoint and store the `pushOperationKey` returned.
         *     2. Check the status of the delete operation by checking the status of the push operation either via
         *         1. [Push operation webhook](https://docs.codat.io/introduction/webhooks/core-rules-types#push-operation-status-has-changed) (advised),
         *         2. [Push operation status endpoint](https://docs.codat.io/sync-for-payables-api#/operations/get-push-operation).
         *
         *        A `Success` status indicates that the bill object was deleted from the accounting software.
         *     3. (Optional) Check that the bill was deleted from the accounting software.
         *
         *     ### Effect on related objects
         *
         *     Be aware that deleting a bill from an accounting software might cause related objects to be modified. For example, if you delete a paid bill in QuickBooks Online or QuickBooks Desktop, the bill is deleted but the bill payment against that bill is not. The bill payment is converted to a payment on account.
         *
         *     ## Integration specifics
         *     Integrations that support soft delete do not permanently delete the object in the accounting software.
         *
         *     | Integration | Soft Delete | Details                                                                                                      |
         *     |-------------|-------------|--------------------------------------------------------------------------------------------------------------|
         *     | QuickBooks Online | No          | - |
         *     | QuickBooks Desktop | No          | - |
         *     | Oracle NetSuite   | No          | When deleting a bill that's already linked to a bill payment, you must delete the linked bill payment first. |                                                                                                      |
         *     | Sage Intacct   | No          | When deleting a bill that's already linked to a bill payment, you must delete the linked bill payment first. |
         *     | Xero   | No          | Draft bills will be deleted. Open bills will be voided instead of deleted since Xero only allows voiding a bill once it's been posted. When deleting a bill that's already linked to a bill payment, you must delete the linked bill payment first. |
         *
         *     > **Supported Integrations**
         *     >
         *     > This functionality is currently supported for our QuickBooks Online, QuickBooks Desktop, Xero, Oracle NetSuite and Sage Intacct integrations.
         */
        delete: operations["delete-bill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        /**
         * List bill attachments
         * @description The *List bill attachments* endpoint returns a list of attachments available to download for a given `billId`.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         */
        get: operations["list-bill-attachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        /**
         * Get bill attachment
         * @description The *Get bill attachment* endpoint returns a specific attachment for a given `billId` and `attachmentId`.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         */
        get: operations["get-bill-attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
                /** @description Unique identifier for an attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete bill attachment
         * @description The *Delete bill attachment* endpoint allows you to delete a specified bill attachment from an accounting software.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices
         *     that represent the SMB's financial obligations to their supplier for a
         *     purchase of goods or services.
         *
         *     ### Process
         *
         *     1. Pass the `{billId}` and `{attachmentId}` to the *Delete bill attachment* endpoint and store the `pushOperationKey` returned.
         *
         *     2. Check the status of the delete operation by checking the status of push operation either via
         *
         *     1. [Push operation webhook](https://docs.codat.io/introduction/webhookscore-rules-types#push-operation-status-has-changed) (advised),
         *
         *     2. [Push operation status endpoint](https://docs.codat.io/sync-for-payables-api#/operations/get-push-operation). A `Success` status indicates that the bill attachment object was deleted from the accounting software.
         *
         *     3. (Optional) Check that the bill attachment was deleted from the accounting software.
         *
         *     >**Supported Integrations**
         *     >
         *     >This functionality is currently only supported for our QuickBooks Online integration.
         */
        delete: operations["delete-bill-attachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        /**
         * Download bill attachment
         * @description The *Download bill attachment* endpoint downloads a specific attachment for a given `billId` and `attachmentId`.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         */
        get: operations["download-bill-attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload bill attachment
         * @description The *Upload bill attachment* endpoint uploads an attachment and assigns it against a specific `billId`.
         *
         *     [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
         *
         *     **Integration-specific behavior**
         *
         *     For more details on supported file types by integration see [Attachments](https://docs.codat.io/sync-for-payables-api#/schemas/Attachment).
         */
        post: operations["upload-bill-attachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/journalEntries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create journal entry model
         * @description The *Get create journal entry model* endpoint returns the expected data for the request payload when creating a [journal entry](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) for a given company and integration.
         *
         *     [Journal entries](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) are  made in a company's general ledger, or accounts, when transactions are approved.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-journalEntry-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/journalEntries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create journal entry
         * @description The *Create journal entry* endpoint creates a new [journal entry](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) for a given company's connection.
         *
         *     [Journal entries](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) are  made in a company's general ledger, or accounts, when transactions are approved.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create journal entry model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-journalEntries-model).
         */
        post: operations["create-journal-entry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/journals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List journals
         * @description The *List journals* endpoint returns a list of [journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) for a given company's connection.
         *
         *     [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-journals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/journals/{journalId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a journal. */
                journalId: components["parameters"]["journalId"];
            };
            cookie?: never;
        };
        /**
         * Get journal
         * @description The *Get journal* endpoint returns a single journal for a given `journalId`.
         *
         *     [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-journal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/journals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create journal model
         * @description The *Get create journal model* endpoint returns the expected data for the request payload when creating a [journal](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) for a given company and integration.
         *
         *     [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-journal-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/journals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create journal
         * @description The *Create journal* endpoint creates a new [journal](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) for a given company's connection.
         *
         *     [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create journal model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-journals-model).
         */
        post: operations["create-journal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/paymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List payment methods
         * @description The *List payment methods* endpoint returns a list of [payment methods](https://docs.codat.io/sync-for-payables-api#/schemas/PaymentMethod) for a given company's connection.
         *
         *     [Payment methods](https://docs.codat.io/sync-for-payables-api#/schemas/PaymentMethod) are used to pay a Bill. Payment Methods are referenced on [Bill Payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) and [Payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment).
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-payment-methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/paymentMethods/{paymentMethodId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a payment method. */
                paymentMethodId: components["parameters"]["paymentMethodId"];
            };
            cookie?: never;
        };
        /**
         * Get payment method
         * @description The *Get payment method* endpoint returns a single payment method for a given `paymentMethodId`.
         *
         *     [Payment methods](https://docs.codat.io/sync-for-payables-api#/schemas/PaymentMethod) are used to pay a Bill. Payment Methods are referenced on [Bill Payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) and [Payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment).
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-payment-method"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List suppliers
         * @description The *List suppliers* endpoint returns a list of [suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company's connection.
         *
         *     [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
         */
        get: operations["list-suppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/suppliers/{supplierId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a supplier. */
                supplierId: components["parameters"]["supplierId"];
            };
            cookie?: never;
        };
        /**
         * Get supplier
         * @description The *Get supplier* endpoint returns a single supplier for a given `supplierId`.
         *
         *     [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-supplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/options/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * Get create/update supplier model
         * @description The *Get create/update supplier model* endpoint returns the expected data for the request payload when creating and updating a [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company and integration.
         *
         *     [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
         *
         *     **Integration-specific behavior**
         *
         *     See the *response examples* for integration-specific indicative models.
         */
        get: operations["get-create-update-supplier-model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create supplier
         * @description The *Create supplier* endpoint creates a new [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company's connection.
         *
         *     [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update supplier model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-suppliers-model).
         */
        post: operations["create-supplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/connections/{connectionId}/push/suppliers/{supplierId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a supplier. */
                supplierId: components["parameters"]["supplierId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update supplier
         * @description The *Update supplier* endpoint updates an existing [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company's connection.
         *
         *     [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
         *
         *     **Integration-specific behavior**
         *
         *     Required data may vary by integration. To see what data to post, first call [Get create/update supplier model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-suppliers-model).
         */
        put: operations["update-supplier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/taxRates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List all tax rates
         * @description The *List tax rates* endpoint returns a list of [tax rates](https://docs.codat.io/sync-for-payables-api#/schemas/TaxRate) for a given company's connection.
         *
         *     [Tax rates](https://docs.codat.io/sync-for-payables-api#/schemas/TaxRate) are a set of taxes and associated rates within the SMB's accounting software.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-tax-rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/taxRates/{taxRateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a tax rate. */
                taxRateId: components["parameters"]["taxRateId"];
            };
            cookie?: never;
        };
        /**
         * Get tax rate
         * @description The *Get tax rate* endpoint returns a single tax rate for a given `taxRateId`.
         *
         *     [Tax rates](https://docs.codat.io/sync-for-payables-api#/schemas/TaxRate) are a set of taxes and associated rates within the SMB's accounting software.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-tax-rate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/trackingCategories": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * List tracking categories
         * @description The *List tracking categories* endpoint returns a list of [tracking categories](https://docs.codat.io/sync-for-payables-api#/schemas/TrackingCategory) for a given company's connection.
         *
         *     [Tracking categories](https://docs.codat.io/sync-for-payables-api#/schemas/TrackingCategory) are used to monitor cost centres and control budgets that sit outside the standard set of accounts.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["list-tracking-categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/trackingCategories/{trackingCategoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a tracking category. */
                trackingCategoryId: components["parameters"]["trackingCategoryId"];
            };
            cookie?: never;
        };
        /**
         * Get tracking categories
         * @description The *Get tracking category* endpoint returns a single tracking category for a given `trackingCategoryId`.
         *
         *     [Tracking categories](https://docs.codat.io/sync-for-payables-api#/schemas/TrackingCategory) are used to monitor cost centres and control budgets that sit outside the standard set of accounts.
         *
         *     Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
         */
        get: operations["get-tracking-category"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/data/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        /**
         * Get company accounting profile
         * @description Gets the latest basic info for a company.
         */
        get: operations["get-accounting-profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "client.rateLimit.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Called when your client’s request count to Codat's API surpasses the allocated quota. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ClientRateLimitWebhook"];
                };
            };
            responses: {
                /** @description Return a 200 status to indicate that the webhook was received successfully. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.rateLimit.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Called when your client's rate limit quota is reset, allowing additional requests to Codat's API. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ClientRateLimitWebhook"];
                };
            };
            responses: {
                /** @description Return a 200 status to indicate that the webhook was received successfully. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Accounting: Account
         * @description > **Language tip:** Accounts are also referred to as **chart of accounts**, **nominal accounts**, and **general ledger**.
         *
         *     ## Overview
         *
         *     Accounts are the categories a business uses to record accounting transactions. From the Accounts endpoints, you can retrieve a list of all accounts for a specified company.
         *
         *     The categories for an account include:
         *     * Asset
         *     * Expense
         *     * Income
         *     * Liability
         *     * Equity.
         *
         *     The same account may have a different category based on the integration it is used in. For example, a current account (known as checking in the US) should be categorized as `Asset.Current` for Xero, and `Asset.Bank.Checking` for QuickBooks Online.
         *
         *     At the same time, each integration may have its own requirements to the categories. For example, a Paypal account in Xero is of the `Asset.Bank` category and therefore requires additional properties to be provided.
         *
         *     To determine the list of allowed categories for a specific integration, you can:
         *     - Follow our [Create, update, delete data](https://docs.codat.io/using-the-api/push) guide and use the [Get create account model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-chartOfAccounts-model).
         *     - Refer to the integration's own documentation.
         *
         *     > **Accounts with no category**
         *     >
         *     > If an account is pulled from the chart of accounts and its nominal code does not lie within the category layout for the company's accounts, then the **type** is `Unknown`. The **fullyQualifiedCategory** and **fullyQualifiedName** fields return `null`.
         *     >
         *     > This approach gives a true representation of the company's accounts whilst preventing distorting financials such as a company's profit and loss and balance sheet reports.
         * @source openapi.yaml:31718
         */
        Account: {
            /**
             * @description Identifier for the account, unique for the company.
             * @example 1b6266d1-1e44-46c5-8eb5-a8f98e03124e
             */
            id?: string;
        } & components["schemas"]["Account:definitions:accountPrototype:"] & {
            metadata?: components["schemas"]["Metadata"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Accounts
         * @source openapi.yaml:31943
         */
        Accounts: {
            results?: components["schemas"]["Account"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Address
         * @source openapi.yaml:31954
         */
        Address: {
            type: components["schemas"]["Address:definitions:accountingAddressType:"];
            /** @description Line 1 of the customer address. */
            line1?: string | null;
            /** @description Line 2 of the customer address. */
            line2?: string | null;
            /** @description City of the customer address. */
            city?: string | null;
            /** @description Region of the customer address. */
            region?: string | null;
            /** @description Country of the customer address. */
            country?: string | null;
            /** @description Postal code or zip code. */
            postalCode?: string | null;
        };
        /**
         * Accounting: Attachment
         * @description The Codat API supports pulling and pushing of file attachments for invoices, bills, direct costs, and direct incomes.
         *
         *     > **Retrieving attachments**
         *     >
         *     > If a company is authorized, you can query the Codat API to read, download, and upload attachments without requiring a fresh sync of data.
         *
         *     Unlike other data types, Codat doesn't support [sync settings](https://docs.codat.io/knowledge-base/advanced-sync-settings) for attachments.
         *
         *     Note that different integrations have different requirements to file size and extension of attachments.
         *
         *     | Integration       | File size | File extension                                                                                                                                               |
         *     |-------------------|-----------|--------------------------------------------------------------------------------------------------------------------------------------------------------------|
         *     | Xero              | 4 MB      | 7Z, BMP, CSV, DOC, DOCX, EML, GIF, JPEG, JPG, KEYNOTE, MSG, NUMBERS, ODF,   ODS, ODT, PAGES, PDF, PNG, PPT, PPTX, RAR, RTF, TIF, TIFF, TXT, XLS, XLSX,   ZIP |
         *     | QuickBooks Online | 100 MB    | AI, CSV, DOC, DOCX, EPS, GIF, JPEG, JPG, ODS, PAGES, PDF, PNG, RTF, TIF,   TXT, XLS, XLSX, XML                                                               |
         *     | NetSuite          | 100 MB    | BMP, CSV, XLS, XLSX, JSON, PDF, PJPG, PJPEG, PNG, TXT, SVG, TIF, TIFF,   DOC, DOCX, ZIP                                                                      |
         *     | Dynamics 365 Business Central          | 350 MB    | Dynamics do not explicitly outline which file types are supported but they do state <a className="external" href="https://learn.microsoft.com/en-gb/dynamics365/business-central/ui-how-add-link-to-record#to-attach-a-file-to-a-purchase-invoice" target="_blank">here</a> that "You can attach any type of file, such as text, image, or video files".                                                                   |
         * @source openapi.yaml:31995
         */
        Attachment: {
            /** @description Identifier for the attachment, unique for the company in the accounting software. */
            id?: string;
            /** @description Name of the attachment file. */
            name?: string | null;
            /**
             * @description File type of the attachment. This is represented by appending the file type to the [IETF standard file naming requirements](https://tools.ietf.org/html/rfc6838). For example, for a jpeg file the output is **image/jpeg**.
             *
             *     Supported file types vary per platform.
             */
            contentType?: string | null;
            dateCreated?: components["schemas"]["Connection:properties:created:"];
            /**
             * Format: int32
             * @description File size in bytes. For example, if this reads **46153**, then the file size is 46kb.
             */
            fileSize?: number | null;
            /** @description If `true`, then the attachment is included with the associated invoice, bill or direct costs when it is printed, emailed, or sent to a customer, if the underlying accounting software allows this. */
            includeWhenSent?: boolean;
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Attachments
         * @source openapi.yaml:32064
         */
        Attachments: {
            attachments?: components["schemas"]["Attachment"][] | null;
        };
        /**
         * Attachment upload
         * @source openapi.yaml:32074
         */
        AttachmentUpload: {
            file: components["schemas"]["AttachmentUpload:definitions:codatFile:"];
        };
        /**
         * Accounting: Bank account
         * @description > **Accessing Bank Accounts through Banking API**
         *     >
         *     > This datatype was originally used for accessing bank account data both in accounting integrations and open banking aggregators.
         *     >
         *     > To view bank account data through the Banking API, please refer to the new [Banking: Account](https://docs.codat.io/sync-for-payables-api#/schemas/Account) data type.
         *
         *     ## Overview
         *
         *     A list of bank accounts associated with a company and a specific data connection.
         *
         *     Bank accounts data includes:
         *     * The name and ID of the account in the accounting software.
         *     * The currency and balance of the account.
         *     * The sort code and account number.
         * @source openapi.yaml:32088
         */
        BankAccount: {
            /** @description Identifier for the account, unique for the company in the accounting software. */
            id?: string;
        } & components["schemas"]["BankAccount:definitions:bankAccountPrototype:"] & {
            metadata?: components["schemas"]["Metadata"];
            supplementalData?: components["schemas"]["SupplementalData"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Bill
         * @description > **Invoices or bills?**
         *     >
         *     > We distinguish between invoices where the company *owes money* vs. *is owed money*. If the company has received an invoice, and owes money to someone else (accounts payable) we call this a Bill.
         *     >
         *     > See [Invoices](https://docs.codat.io/sync-for-payables-api#/schemas/Invoice) for the accounts receivable equivalent of bills.
         *
         *     ## Overview
         *
         *     In Codat, a bill contains details of:
         *     * When the bill was recorded in the accounting system.
         *     * How much the bill is for and the currency of the amount.
         *     * Who the bill was received from — the *supplier*.
         *     * What the bill is for — the *line items*.
         *
         *     Some accounting software give a separate name to purchases where the payment is made immediately, such as something bought with a credit card or online payment. One example of this would be QuickBooks Online's *expenses*.
         *
         *     You can find these types of transactions in our [Direct costs](https://docs.codat.io/sync-for-payables-api#/schemas/DirectCost) data model.
         * @source openapi.yaml:32272
         */
        Bill: {
            /** @description Identifier for the bill, unique for the company in the accounting software. */
            id?: string;
            /** @description User-friendly reference for the bill. */
            reference?: string | null;
            supplierRef?: components["schemas"]["Supplier:definitions:supplierRef:"];
            purchaseOrderRefs?: {
                /** @description Identifier for the purchase order, unique for the company in the accounting software. */
                id?: string;
                /** @description Friendly reference for the purchase order, commonly generated by the accounting software. */
                purchaseOrderNumber?: string | null;
            }[] | null;
            issueDate: unknown & components["schemas"]["Connection:properties:created:"];
            dueDate?: unknown & components["schemas"]["Connection:properties:created:"];
            currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"];
            currencyRate?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"];
            /** @description Array of Bill line items. */
            lineItems?: components["schemas"]["Bill:definitions:billLineItem:"][] | null;
            withholdingTax?: {
                /**
                 * @description Name assigned to withheld tax.
                 *     minLength: 1
                 */
                name: string;
                /**
                 * Format: decimal
                 * @description Amount of tax withheld.
                 */
                amount: number;
            }[] | null;
            status: components["schemas"]["Bill:definitions:billStatus:"];
            /**
             * Format: decimal
             * @description Total amount of the bill, excluding any taxes.
             */
            subTotal: number;
            /**
             * Format: decimal
             * @description Amount of tax on the bill.
             */
            taxAmount: number;
            /**
             * Format: decimal
             * @description Amount of the bill, including tax.
             */
            totalAmount: number;
            /**
             * Format: decimal
             * @description Amount outstanding on the bill.
             */
            amountDue?: number | null;
            /** @description Any private, company notes about the bill, such as payment information. */
            note?: string | null;
            /** @description An array of payment allocations. */
            paymentAllocations?: {
                payment: components["schemas"]["Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:"];
                allocation: {
                    /** @description The currency of the transaction. */
                    currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"];
                    currencyRate?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"];
                    /** @description The date the payment was allocated. */
                    allocatedOnDate?: components["schemas"]["Connection:properties:created:"];
                    /**
                     * Format: decimal
                     * @description The total amount that has been allocated.
                     */
                    totalAmount?: number;
                };
            }[] | null;
            metadata?: components["schemas"]["Metadata"];
            supplementalData?: components["schemas"]["SupplementalData"];
        } & ({
            modifiedDate?: components["schemas"]["Connection:properties:created:"] & unknown;
        } & ({
            sourceModifiedDate?: components["schemas"]["Connection:properties:created:"] & unknown;
        } | null));
        /**
         * Accounting: Bill credit note
         * @description > **Bill credit notes or credit notes?**
         *     >
         *     > In Codat, bill credit notes represent accounts payable only. For accounts receivable, see [Credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/CreditNote).
         *
         *     ## Overview
         *
         *     A bill credit note is issued by a supplier for the purpose of recording credit. For example, if a supplier was unable to fulfil an order that was placed by a business, or delivered damaged goods, they would issue a bill credit note. A bill credit note reduces the amount a business owes to the supplier. It can be refunded to the business or used to pay off future bills.
         *
         *     In the Codat API, a bill credit note is an accounts payable record issued by a [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier).
         *
         *     A bill credit note includes details of:
         *     * The original and remaining credit.
         *     * Any allocations of the credit against other records, such as [bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill).
         *     * The supplier that issued the bill credit note.
         * @example {
         *       "id": "6a0e9dfb-87b0-47d3-aaaf-9753ae9e757d",
         *       "billCreditNoteNumber": "14763237",
         *       "totalAmount": 693,
         *       "remainingCredit": 693,
         *       "status": "Submitted",
         *       "issueDate": "2019-02-18T16:03:07.268Z",
         *       "note": "Track separately",
         *       "currency": "USD",
         *       "lineItems": [
         *         {
         *           "description": "AcmeMagnet",
         *           "unitAmount": 25,
         *           "discountAmount": 0,
         *           "quantity": 4,
         *           "subTotal": 100,
         *           "taxAmount": 10,
         *           "totalAmount": 110,
         *           "itemRef": {
         *             "id": "3"
         *           },
         *           "taxRateRef": {
         *             "id": "6c88aff3-7cb9-4980-a3d3-443e72e02498"
         *           },
         *           "accountRef": {
         *             "id": "3f267b10-757d-44c0-bef9-20f70cc8fbe3"
         *           },
         *           "trackingCategoryRefs": [
         *             {
         *               "id": "department_1",
         *               "name": "ACMERockets"
         *             },
         *             {
         *               "id": "costcode_2",
         *               "name": "ACM2-ACMESigns"
         *             }
         *           ],
         *           "createdFromLineRef": [
         *             {
         *               "id": "8462",
         *               "dataType": "bill",
         *               "lineNumber": 1
         *             }
         *           ]
         *         },
         *         {
         *           "description": "ACMEDisintegratingPistol",
         *           "unitAmount": 25,
         *           "discountAmount": 0,
         *           "quantity": 3,
         *           "subTotal": 75,
         *           "taxAmount": 7.5,
         *           "totalAmount": 82.5,
         *           "itemRef": {
         *             "id": "3abf0883-03f7-44c6-bc15-1372522d25e1"
         *           },
         *           "taxRateRef": {
         *             "id": "6c88aff3-7cb9-4980-a3d3-443e72e02498"
         *           },
         *           "accountRef": {
         *             "id": "3f267b10-757d-44c0-bef9-20f70cc8fbe3"
         *           }
         *         },
         *         {
         *           "description": "ACMEWhippedCreamDispenser",
         *           "unitAmount": 52,
         *           "discountAmount": 0,
         *           "quantity": 6,
         *           "subTotal": 312,
         *           "taxAmount": 31.2,
         *           "totalAmount": 343.2,
         *           "itemRef": {
         *             "id": "3691f3d9-0ff7-4358-8a93-bed31c1b4b03"
         *           },
         *           "taxRateRef": {
         *             "id": "6c88aff3-7cb9-4980-a3d3-443e72e02498"
         *           },
         *           "accountRef": {
         *             "id": "3f267b10-757d-44c0-bef9-20f70cc8fbe3"
         *           }
         *         },
         *         {
         *           "description": "ACMEJetPropelledPogoStick",
         *           "unitAmount": 130,
         *           "discountAmount": 0,
         *           "quantity": 1,
         *           "subTotal": 130,
         *           "taxAmount": 27.3,
         *           "totalAmount": 157.3,
         *           "itemRef": {
         *             "id": "075410d4-7edc-4936-ba52-9e1e43cbe300"
         *           },
         *           "taxRateRef": {
         *             "id": "d606732b-db18-44d7-823b-7f15f42c32ea"
         *           },
         *           "accountRef": {
         *             "id": "3f267b10-757d-44c0-bef9-20f70cc8fbe3"
         *           }
         *         }
         *       ],
         *       "supplierRef": {
         *         "id": "67C6A7A1-5E84-4AC4-B950-24A114E379D0",
         *         "supplierName": "Chin's Gas and Oil"
         *       },
         *       "createdFromLineRef": {
         *         "id": "8462",
         *         "dataType": "bills",
         *         "line": 1
         *       }
         *     }
         * @source openapi.yaml:32631
         */
        BillCreditNote: {
            /**
             * @description Identifier for the bill credit note that is unique to a company in the accounting software.
             * @example 1509398f-98e2-436d-8a5d-c042e0c74ffc
             */
            id?: string;
            /**
             * @description Friendly reference for the bill credit note.
             * @example 91fe2a83-e161-4c21-929d-c5c10c4b07e5
             */
            billCreditNoteNumber?: string | null;
            supplierRef?: components["schemas"]["Supplier:definitions:supplierRef:"];
            withholdingTax?: components["schemas"]["Bill:allOf:0:properties:withholdingTax:items:"][] | null;
            /**
             * Format: decimal
             * @description Total amount of credit that has been applied to the business' account with the supplier, including discounts and tax.
             * @example 805.78
             */
            totalAmount: number;
            /**
             * Format: decimal
             * @description Total value of any discounts applied.
             * @example 0
             */
            totalDiscount: number;
            /**
             * Format: decimal
             * @description Total amount of the bill credit note, including discounts but excluding tax.
             * @example 805.78
             */
            subTotal: number;
            /**
             * Format: decimal
             * @description Amount of tax included in the bill credit note.
             * @example 0
             */
            totalTaxAmount: number;
            /**
             * Format: decimal
             * @description Percentage rate of any discount applied to the bill credit note.
             * @example 0
             */
            discountPercentage: number;
            /**
             * Format: decimal
             * @description Amount of the bill credit note that is still outstanding.
             * @example 0
             */
            remainingCredit?: number;
            status: components["schemas"]["BillCreditNote:definitions:billCreditNoteStatus:"];
            /**
             * @description Date the bill credit note was issued by the supplier.
             * @example 2022-03-15T00:00:00
             */
            issueDate?: components["schemas"]["Connection:properties:created:"];
            /**
             * @description Date the bill credit note was fully refunded or allocated.
             * @example 2022-09-15T16:35:00
             */
            allocatedOnDate?: components["schemas"]["Connection:properties:created:"] | null;
            /** @description Currency of the bill credit note. */
            currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"];
            currencyRate?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"];
            /** @description An array of line */
            lineItems?: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:"][] | null;
            /** @description An array of payment allocations. */
            paymentAllocations?: components["schemas"]["Bill:allOf:0:properties:paymentAllocations:items:"][] | null;
            /** @description An array of records the credit note was created from. */
            createdFromRefs?: {
                /** @description 'id' of the underlying record or data type. */
                id?: string;
                /**
                 * @description Allowed name of the 'dataType'.
                 * @example journalEntry
                 * @example invoice
                 * @example accountTransaction
                 * @example transfer
                 */
                dataType?: string;
            }[] | null;
            /**
             * @description Any additional information about the bill credit note.
             * @example Bill Credit Note with 1 line items, totaling 805.78
             */
            note?: string | null;
            supplementalData?: components["schemas"]["SupplementalData"];
            metadata?: components["schemas"]["Metadata"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Bill credit notes
         * @source openapi.yaml:33008
         */
        BillCreditNotes: {
            results?: components["schemas"]["BillCreditNote"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Bill payment
         * @description > **Bill payments or payments?**
         *     >
         *     > We distinguish between transactions where the company received money vs. paid money. If the transaction represents a company spending money (accounts payable) we call this a Bill payment.
         *     >
         *     > See [payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment) for the accounts receivable equivalent of Bill payments, which covers [invoices](https://docs.codat.io/sync-for-payables-api#/schemas/Invoice) and [credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/CreditNote).
         *
         *     ## Overview
         *
         *     Bill payments include all accounts payable transaction data ([bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) and [credit notes against bills](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote)).
         *
         *     A bill payment in Codat usually represents an allocation of money within any customer accounts payable account. This includes, but is not strictly limited to:
         *
         *     - A payment made against a bill — for example, a credit card payment, cheque payment, or cash payment.
         *     - An allocation of a supplier's credit note to a bill or perhaps a refund.
         *     - A bill payment made directly to an accounts payable account. This could be an overpayment or a prepayment, or a refund of a payment made directly to an accounts payable account.
         *
         *     Depending on the bill payments which are allowed by the underlying accounting software, some of these types may be combined. Please see the example data section for samples of what these cases look like.
         *
         *     In Codat, a bill payment contains details of:
         *
         *     - When the bill payment was recorded in the accounting system.
         *     - How much it is for and in the currency.
         *     - Who the payment has been paid to, the _supplier_.
         *     - The types of bill payments, the _line items_.
         *
         *     Some accounting software give a separate name to purchases where the payment is made immediately, such as something bought with a credit card or online payment. One example of this would be QuickBooks Online's _expenses_. You can find these types of transactions in our [Direct costs](https://docs.codat.io/sync-for-payables-api#/schemas/DirectCost) data model.
         *
         *     Bill payments is a child data type of [account transactions](https://docs.codat.io/sync-for-payables-api#/schemas/AccountTransaction).
         *
         *     ---
         *
         *     ## Bill payment types
         *
         *     ### Payment of a bill
         *
         *     A payment paying a single bill should have the following properties:
         *
         *     - A `totalAmount` indicating the amount of the bill that was paid. This is always positive.
         *     - A `lines` array containing one element with the following properties:
         *       - An `amount` equal to the `totalAmount` above.
         *       - A `links` array containing one element with the following properties:
         *         - A `type` indicating the type of link, in this case a `Bill`.
         *         - An `id` containing the ID of the bill that was paid.
         *         - An amount of `-totalAmount` (negative `totalAmount`), indicating that the entirety of the paid amount is allocated to the bill.
         *
         *     ### Payment of multiple bills
         *
         *     It is possible for one payment to pay multiple bills. This can be represented using two possible formats, depending on how the supplier keeps their books:
         *
         *     1. The payment has multiple entries in its **lines** array, one for each bill that is paid. Each line will follow the above example for paying a bill, and the rules detailed in the data model.
         *     2. The payment has a line with multiple links to each bill. This occurs when the proportion of the original payment allocated to each bill is not available.
         *
         *     Each line is the same as those described above, with the **amount** indicating how much of the payment is allocated to the bill. The **amount** on the lines sum to the **totalAmount** on the payment.
         *
         *     > Pushing batch payments to Xero
         *     >
         *     > When pushing a single bill payment to Xero to pay multiple bills, only the first format is supported—multiple entries in the payment **lines** array.
         *
         *     ### Payments and refunds on account
         *
         *     A payment on account, that is a payment that doesn’t pay a specific bill, has one entry in its lines array.
         *
         *     The line has the following properties:
         *
         *     - A **totalAmount** indicating the amount paid by a supplier or refunded to them by a company. A payment to the supplier is always negative. A refund is always positive.
         *     - A **links** array containing one element with the following properties:
         *       - A **type** indicating the type of link. For a payment this is `PaymentOnAccount`. For a refund this is `Refund`.
         *       - The **id** containing the ID of the supplier.
         *       - An amount for the link is `0` **totalAmount** or the amount of the payment or refund.
         *
         *     It is possible to have a payment that is part on account and part allocated to a bill. Each line should follow the examples above.
         *
         *     ### Using a credit note to pay a bill
         *
         *     The payment of a bill using a credit note has one entry in its `lines` array. This **line** has the following properties:
         *
         *     - An **amount** indicating the amount of money moved, which in this case is `0`, as the credit note and bill allocation must balance each other.
         *     - A **links** array containing two elements:
         *       - The first link has:
         *         - A **type** indicating the type of link, in this case a `Bill`.
         *         - An **id** containing the ID of the bill that was paid.
         *       - The second link has:
         *         - A **type** indicating the type of link, in this case a `CreditNote`.
         *         - An **id** containing the ID of the credit note used by this payment.
         *
         *     The **amount** field on the **line** equals the **totalAmount** on the payment.
         *
         *     ### Refunding a credit note
         *
         *     A bill payment refunding a credit note has one entry in its **lines** array. This line has the following properties:
         *
         *     - An **amount** indicating the amount of the credit note that was refunded. This is always negative, indicating that it is a refund.
         *     - A **links** array containing one element with the following properties:
         *       - A **type** indicating the type of `link`, in this case a `CreditNote`.
         *       - An **id** containing the ID of the credit note that was refunded.
         *
         *     The **totalAmount** field on the payment equals the line's **amount** field. These are both negative, as this is money leaving accounts payable.
         *
         *     ### Refunding a payment
         *
         *     If a payment is refunded, for example, when a company overpaid a bill and the overpayment is returned, there are two payment records:
         *
         *     - One for the incoming overpayment.
         *     - Another for the outgoing refund.
         *
         *     The payment issuing the refund is identified by the fact that the **totalAmount** is negative. This payment has one entry in its lines array that have the following properties:
         *
         *     - An **amount** indicating the amount that was refunded. This is always negative.
         *     - A **links** array containing one element with the following properties:
         *       - A **type** indicating the type of a the link, in this case a `BillPayment`.
         *       - An **id** containing the ID of the payment that was refunded.
         *
         *     The **amount** field on the line equals the **totalAmount** on the payment and is negative as this is money leaving accounts payable.
         *
         *     The payment that was refunded can be identified as it has a line where the `amount` on its `line` is positive and the type of the link is `Refund`. This payment may have several entries in its **lines** array if it was partly used to pay an bill. For example, a £1,050 payment paying a £1,000 bill with a refund of £50 has two lines:
         *
         *     - One for £1,000 linked to the bill that was paid
         *     - Another for £50 linked to the payment that refunded the over payment. This link is of type `Refund` but the ID corresponds to a bill payment.
         *
         *     The line linked to the bill payment has the following properties:
         *
         *     - An **amount** indicating the amount that was refunded. This is positive as its money that was added to accounts payable, but is balanced out by the negative amount of the refund.
         *     - A **links** array containing one element with the following properties:
         *       - A **type** indicating the type of the link, in this case a `Refund`.
         *       - An **id** containing the ID of the payment that refunded this line.
         *
         *     > Linked payments
         *     >
         *     > Not all accounting software support linked payments in this way. In these platforms you may see a payment on account and a refund on account.
         *
         *     ## Foreign currencies
         *
         *     There are two types of currency rate that are detailed in the bill payments data type:
         *
         *     Payment currency rate:
         *
         *     - Base currency of the accounts payable account.
         *     - Foreign currency of the bill payment.
         *
         *     Payment line link currency rate:
         *
         *     - Base currency of the item that the link represents.
         *     - Foreign currency of the payment.
         *
         *     These two rates allow the calculation of currency loss or gain for any of the transactions affected by the payment lines. The second rate is used when a bill payment is applied to an item in a currency that does not match either:
         *
         *     - The base currency for the accounts payable account.
         *     - The currency of the item.
         * @example {
         *       "totalAmount": 1000,
         *       "lines": [
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 0,
         *       "lines": [
         *         {
         *           "amount": 0,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "y",
         *               "amount": 1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 2000,
         *       "lines": [
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "PaymentOnAccount",
         *               "id": "y",
         *               "amount": -1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": -1000,
         *       "lines": [
         *         {
         *           "amount": -1000,
         *           "links": [
         *             {
         *               "type": "CreditNote",
         *               "id": "y",
         *               "amount": 1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": -1000,
         *       "lines": [
         *         {
         *           "amount": -1000,
         *           "links": [
         *             {
         *               "type": "PaymentOnAccount",
         *               "id": "y",
         *               "amount": 1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 250,
         *       "lines": [
         *         {
         *           "amount": 0,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -750
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "y",
         *               "amount": 750
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 250,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -250
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 1000,
         *       "lines": [
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         }
         *       ],
         *       "modifiedDate": "2022-10-23T00:00:00Z",
         *       "sourceModifiedDate": "2022-10-23T00:00:00Z"
         *     }
         * @example {
         *       "totalAmount": 2000,
         *       "lines": [
         *         {
         *           "amount": 0,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "y",
         *               "amount": 1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 0,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "z",
         *               "amount": 1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "PaymentOnAccount",
         *               "id": "customer-001",
         *               "amount": -1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 0,
         *       "lines": [
         *         {
         *           "amount": 0,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "w",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "y",
         *               "amount": 1000
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "z",
         *               "amount": 1000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 1000,
         *       "lines": [
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         }
         *       ],
         *       "modifiedDate": "2022-10-23T00:00:00Z",
         *       "sourceModifiedDate": "2022-10-23T00:00:00Z"
         *     }
         * @example {
         *       "id": "001",
         *       "totalAmount": 5000,
         *       "date": "1901-01-01",
         *       "lines": [
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 4000,
         *           "links": [
         *             {
         *               "type": "PaymentOnAccount",
         *               "id": "y",
         *               "amount": -4000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "001",
         *       "totalAmount": 5000,
         *       "date": "1901-01-01",
         *       "lines": [
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "x",
         *               "amount": -1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 1000,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "y",
         *               "amount": -1000
         *             }
         *           ]
         *         },
         *         {
         *           "amount": 3000,
         *           "links": [
         *             {
         *               "type": "PaymentOnAccount",
         *               "id": "y",
         *               "amount": -3000
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "totalAmount": 500,
         *       "lines": [
         *         {
         *           "amount": 500,
         *           "links": [
         *             {
         *               "type": "Bill",
         *               "id": "a",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "Bill",
         *               "id": "b",
         *               "amount": -1000
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "y",
         *               "amount": 750
         *             },
         *             {
         *               "type": "CreditNote",
         *               "id": "z",
         *               "amount": 750
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @source openapi.yaml:33019
         */
        BillPayment: {
            /**
             * @description Identifier for the bill payment, unique for the company in the accounting software.
             * @example 3d5a8e00-d108-4045-8823-7f342676cffa
             */
            id?: string;
            supplierRef?: components["schemas"]["Supplier:definitions:supplierRef:"] & unknown;
            /** @description Account the payment is linked to in the accounting software. */
            accountRef?: components["schemas"]["Account:definitions:accountRef:"];
            /**
             * Format: decimal
             * @description Amount of the payment in the payment currency. This value never changes and represents the amount of money that is paid into the supplier's account.
             * @example 1329.54
             */
            totalAmount?: number;
            currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"] & unknown;
            currencyRate?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"];
            date: components["schemas"]["Connection:properties:created:"] & unknown;
            /**
             * @description Additional information associated with the payment.
             * @example Bill Payment against bill c13e37b6-dfaa-4894-b3be-9fe97bda9f44
             */
            note?: string | null;
            paymentMethodRef?: components["schemas"]["PaymentMethodRef"] & unknown;
            /** @description An array of bill payment lines. */
            lines?: components["schemas"]["BillPayment:definitions:billPaymentLine:"][] | null;
            /** @description Additional information associated with the payment. */
            reference?: string | null;
            metadata?: components["schemas"]["Metadata"];
            supplementalData?: components["schemas"]["SupplementalData"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Bill payments
         * @source openapi.yaml:33500
         */
        BillPayments: {
            results?: components["schemas"]["BillPayment"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Bills
         * @source openapi.yaml:33511
         */
        Bills: {
            results?: components["schemas"]["Bill"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Client rate limit webhook
         * @source openapi.yaml:33522
         */
        ClientRateLimitWebhook: {
            /**
             * Format: uuid
             * @description Unique identifier of the event.
             * @example 743ec94a-8aa4-44bb-8bd4-e1855ee0e74b
             */
            id?: string;
            /**
             * @description The type of event.
             * @example client.rateLimit.reset
             * @example client.rateLimit.reached
             */
            eventType?: string;
            /** @description The date time in UTC the event was generated in Codat. */
            generatedDate?: components["schemas"]["Connection:properties:created:"];
            payload?: components["schemas"]["ClientRateLimitWebhook:definitions:clientRateLimitWebhookPayload:"];
        };
        /**
         * Companies
         * @source openapi.yaml:33557
         */
        Companies: {
            results?: components["schemas"]["Company"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Company
         * @description In Codat, a company represents a business sharing access to their data. Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources such as one connection to [Xero](https://docs.codat.io/integrations/accounting/xero/accounting-xero) for accounting data, two connections to [Plaid](https://docs.codat.io/integrations/banking/plaid/banking-plaid) for two bank accounts and a connection to [Zettle](https://docs.codat.io/integrations/commerce/zettle/commerce-zettle) for POS data.
         *
         *     Typically each company is one of your customers.
         *
         *     When you create a company, you can specify a `name` and we will automatically generate a unique `id` for the company. You can also add a `description` to store any additional information about the company.
         * @example {
         *       "id": "0498e921-9b53-4396-a412-4f2f5983b0a2",
         *       "name": "string",
         *       "redirect": "https://link.codat.io/company/27628208-459c-46a2-a705-5641ce25f739",
         *       "lastSync": "2022-01-01T12:00:00.000Z",
         *       "created": "2022-01-01T12:00:00.000Z",
         *       "createdByUserName": "string",
         *       "tags": {
         *         "region": "us",
         *         "uid": "f6b0c253-16c7-4da1-a0c5-9c871e9c9d6c"
         *       },
         *       "dataConnections": [
         *         {
         *           "id": "ee2eb431-c0fa-4dc9-93fa-d29781c12bcd",
         *           "integrationId": "bf083d72-62c7-493e-aec9-81b4dbba7e2c",
         *           "integrationKey": "dfxm",
         *           "sourceId": "bdd831ce-eebd-4896-89a7-20e5ee8989ee",
         *           "platformName": "Basiq",
         *           "linkUrl": "https://link-api.codat.io/companies/86bd88cb-44ab-4dfb-b32f-87b19b14287f/connections/ee2eb431-c0fa-4dc9-93fa-d29781c12bcd/start",
         *           "status": "Linked",
         *           "lastSync": "2022-10-27T10:22:43.6464237Z",
         *           "created": "2022-10-27T09:53:29Z",
         *           "sourceType": "Banking"
         *         }
         *       ],
         *       "products": [
         *         "spend-insights",
         *         "lending"
         *       ]
         *     }
         * @source openapi.yaml:33568
         */
        Company: components["schemas"]["Company:definitions:companyDetails:"] & {
            dataConnections?: components["schemas"]["Connection"][];
        };
        /**
         * Accounting: Company information
         * @description Company info provides standard details about a linked company such as their address, phone number, and company registration.
         *
         *     > **Company information or companies?**
         *     >
         *     > Company information is standard information that is held in the accounting software about a company. `Companies` is an endpoint that lists businesses in the Codat system that have linked and shared their data sources.
         * @example {
         *       "companyName": "ACME Corporation",
         *       "accountingPlatformRef": "4444e827-401b-4925-92cb-d79086bf3b6b",
         *       "companyLegalName": "ACME Corporation Ltd.",
         *       "addresses": [
         *         {
         *           "type": "Billing",
         *           "line1": "Warner House",
         *           "line2": "98 Theobald's Road",
         *           "city": "London",
         *           "region": "",
         *           "country": "United Kingdom",
         *           "postalcode": "WC1X 8WB"
         *         },
         *         {
         *           "type": "Unknown",
         *           "line1": "123 Sierra Way",
         *           "line2": "",
         *           "city": "San Pablo",
         *           "region": "CA",
         *           "country": "",
         *           "postalCode": "87999"
         *         }
         *       ],
         *       "phoneNumbers": [
         *         {
         *           "number": "010 1234 5678",
         *           "type": "Landline"
         *         }
         *       ],
         *       "webLinks": [
         *         {
         *           "type": "Website",
         *           "url": "https://www.wbsl.com/"
         *         }
         *       ],
         *       "ledgerLockDate": "2019-03-04T12:08:01.881Z",
         *       "registrationNumber": "1234567890",
         *       "taxNumber": "GB 123456789",
         *       "financialYearStartDate": "2019-04-01T00:00:00Z",
         *       "baseCurrency": "USD",
         *       "sourceUrls": {
         *         "url1": "https://go.xero.com/organisationlogin/default.aspx?shortcode=!rxs0Q",
         *         "url2": "https://reporting.xero.com/!rxs0Q"
         *       },
         *       "createdDate": "2020-02-03T16:42:02Z"
         *     }
         * @source openapi.yaml:33694
         */
        CompanyInfo: {
            /** @description Name of the linked company. */
            companyName?: string | null;
            /** @description Identifier or reference for the company in the accounting software. */
            accountingPlatformRef?: string | null;
            /** @description Registered legal name of the linked company. */
            companyLegalName?: string | null;
            /** @description An array of Addresses. */
            addresses?: components["schemas"]["Address"][] | null;
            /** @description An array of phone numbers. */
            phoneNumbers?: components["schemas"]["PhoneNumber"][] | null;
            /** @description An array of weblinks. */
            webLinks?: components["schemas"]["WebLink"][] | null;
            /** @description If set in the accounting software, the date (in the ISO 8601 date/time format) after which accounting transactions cannot be edited. Commonly used when books are closed at year-end. */
            ledgerLockDate?: components["schemas"]["Connection:properties:created:"];
            /** @description Registration number given to the linked company by the companies authority in the country of origin. In the UK this is Companies House. */
            registrationNumber?: string | null;
            /** @description Company tax number. */
            taxNumber?: string | null;
            /** @description Start date of the financial year for the company. */
            financialYearStartDate?: components["schemas"]["Connection:properties:created:"];
            /** @description Currency set in the accounting software of the linked company. Used by the currency rate. */
            baseCurrency?: string | null;
            /**
             * @description URL addresses for the accounting source.
             *
             *     For example, for Xero integrations two URLs are returned. These have many potential use cases, such as [deep linking](https://developer.xero.com/documentation/api-guides/deep-link-xero).
             */
            sourceUrls?: {
                [key: string]: string | null;
            } | null;
            /** @description Date the linked company was created in the accounting software. */
            createdDate?: components["schemas"]["Connection:properties:created:"];
            supplementalData?: components["schemas"]["SupplementalData"];
        };
        /**
         * Create company request
         * @source openapi.yaml:33813
         */
        CompanyRequestBody: {
            /**
             * @description Name of company being connected.
             *     minLength: 1, pattern: ^[A-Za-z0-9\s\-',&@.,?!\s]+$
             * @example Bank of Dave
             */
            name: string;
            /**
             * @description Additional information about the company. This can be used to store foreign IDs, references, etc.
             * @example Requested early access to the new financing scheme.
             */
            description?: string;
            tags?: components["schemas"]["Company:definitions:companyDetails:properties:tags:"];
        };
        /**
         * Update company request
         * @source openapi.yaml:33833
         */
        CompanyUpdateRequest: {
            /**
             * @description Name of company being connected.
             *     minLength: 1, pattern: ^[A-Za-z0-9\s\-',&@.,?!\s]+$
             * @example Bank of Dave
             */
            name?: string;
            description?: components["schemas"]["CompanyRequestBody:properties:description:"];
            tags?: components["schemas"]["Company:definitions:companyDetails:properties:tags:"];
        };
        /**
         * Connection
         * @description A connection represents a [company's](https://docs.codat.io/sync-for-payables-api#/schemas/Company) connection to a data source and allows you to synchronize data (pull and/or push) with that source.
         *
         *     A company can have multiple data connections depending on the type of data source it is connecting to. For example, a single company can link to:
         *
         *     - [Accounting data](https://docs.codat.io/accounting-api/overview) - 1 active connection.
         *     - [Banking data](https://docs.codat.io/banking-api/overview) - Multiple active connections.
         *     - [Commerce data](https://docs.codat.io/commerce-api/overview) - Multiple active connections.
         *     Any combination of accounting, banking, and commerce data connections is allowed.
         *
         *     Before you can use a data connection to pull or push data, the company must grant you access to their business data by [linking the connection](https://docs.codat.io/auth-flow/overview).
         * @example {
         *       "id": "ee2eb431-c0fa-4dc9-93fa-d29781c12bcd",
         *       "integrationId": "bf083d72-62c7-493e-aec9-81b4dbba7e2c",
         *       "integrationKey": "dfxm",
         *       "sourceId": "bdd831ce-eebd-4896-89a7-20e5ee8989ee",
         *       "platformName": "Basiq",
         *       "linkUrl": "https://link-api.codat.io/companies/86bd88cb-44ab-4dfb-b32f-87b19b14287f/connections/ee2eb431-c0fa-4dc9-93fa-d29781c12bcd/start",
         *       "status": "Linked",
         *       "lastSync": "2022-10-27T10:22:43.6464237Z",
         *       "created": "2022-10-27T09:53:29Z",
         *       "sourceType": "Banking"
         *     }
         * @source openapi.yaml:33848
         */
        Connection: {
            id: components["schemas"]["components:parameters:connectionId:schema:"];
            /**
             * Format: uuid
             * @description A Codat ID representing the integration.
             * @example fd321cb6-7963-4506-b873-e99593a45e30
             */
            integrationId: string;
            /** @description A unique four-character ID that identifies the platform of the company's data connection. This ensures continuity if the platform changes its name in the future. */
            integrationKey?: string;
            /**
             * Format: uuid
             * @description A source-specific ID used to distinguish between different sources originating from the same data connection. In general, a data connection is a single data source. However, for TrueLayer, `sourceId` is associated with a specific bank and has a many-to-one relationship with the `integrationId`.
             * @example 35b92968-9851-4095-ad60-395c95cbcba4
             */
            sourceId: string;
            /**
             * Source Type
             * @description The type of platform of the connection.
             * @example Accounting
             * @enum {string}
             */
            sourceType: "Accounting" | "Banking" | "BankFeed" | "Commerce" | "Expense" | "Other" | "Unknown";
            /** @description Name of integration connected to company. */
            platformName: string;
            /**
             * Format: uri
             * @description The link URL your customers can use to authorize access to their business application.
             * @example https://link-api.codat.io/companies/86bd88cb-44ab-4dfb-b32f-87b19b14287f/connections/2e2eb431-c1fa-4dc9-93fa-d29781c12bcd/start
             */
            linkUrl: string;
            status: components["schemas"]["Connection:definitions:dataConnectionStatus:"];
            lastSync?: components["schemas"]["Connection:properties:created:"] | null;
            /**
             * Date time
             * @description In Codat's data model, dates and times are represented using the <a class="external" href="https://en.wikipedia.org/wiki/ISO_8601" target="_blank">ISO 8601 standard</a>. Date and time fields are formatted as strings; for example:
             *
             *     ```
             *     2020-10-08T22:40:50Z
             *     2021-01-01T00:00:00
             *     ```
             *
             *
             *
             *     When syncing data that contains `DateTime` fields from Codat, make sure you support the following cases when reading time information:
             *
             *     - Coordinated Universal Time (UTC): `2021-11-15T06:00:00Z`
             *     - Unqualified local time: `2021-11-15T01:00:00`
             *     - UTC time offsets: `2021-11-15T01:00:00-05:00`
             *
             *     > Time zones
             *     >
             *     > Not all dates from Codat will contain information about time zones.
             *     > Where it is not available from the underlying platform, Codat will return these as times local to the business whose data has been synced.
             * @example 2022-10-23T00:00:00Z
             * @example 2022-10-23
             */
            created: string;
            dataConnectionErrors?: components["schemas"]["Connection:definitions:dataConnectionError:"][] | null;
            connectionInfo?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Connections
         * @source openapi.yaml:34039
         */
        Connections: {
            results?: components["schemas"]["Connection"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Create account response
         * @source openapi.yaml:34050
         */
        CreateAccountResponse: {
            data?: components["schemas"]["Account"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Create bill credit note response
         * @source openapi.yaml:34061
         */
        CreateBillCreditNoteResponse: {
            data?: components["schemas"]["BillCreditNote"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Create bill payment response
         * @source openapi.yaml:34072
         */
        CreateBillPaymentResponse: {
            data?: components["schemas"]["BillPayment"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Create bill response
         * @source openapi.yaml:34083
         */
        CreateBillResponse: {
            data?: components["schemas"]["Bill"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Create journal entry response
         * @source openapi.yaml:34094
         */
        CreateJournalEntryResponse: {
            data?: components["schemas"]["JournalEntry"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Create journal response
         * @source openapi.yaml:34105
         */
        CreateJournalResponse: {
            data?: components["schemas"]["Journal"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Create supplier response
         * @source openapi.yaml:34116
         */
        CreateSupplierResponse: {
            data?: components["schemas"]["Supplier"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Data status
         * @description Describes the state of data in the Codat cache for a company and data type
         * @example {
         *       "dataType": "string",
         *       "lastSuccessfulSync": "2022-01-01T13:00:00.000Z",
         *       "currentStatus": "string",
         *       "latestSyncId": "ad474a37-2003-478e-baee-9af9f1ec2fe3",
         *       "latestSuccessfulSyncId": "8220fc90-55b6-47bc-9417-48ac6ea93101"
         *     }
         * @source openapi.yaml:34127
         */
        DataStatus: {
            /**
             * Data types
             * @description Available data types
             * @example invoices
             * @enum {string}
             */
            dataType: "accountTransactions" | "balanceSheet" | "bankAccounts" | "bankTransactions" | "billCreditNotes" | "billPayments" | "bills" | "cashFlowStatement" | "chartOfAccounts" | "company" | "creditNotes" | "customers" | "directCosts" | "directIncomes" | "invoices" | "itemReceipts" | "items" | "journalEntries" | "journals" | "paymentMethods" | "payments" | "profitAndLoss" | "purchaseOrders" | "salesOrders" | "suppliers" | "taxRates" | "trackingCategories" | "transfers" | "banking-accountBalances" | "banking-accounts" | "banking-transactionCategories" | "banking-transactions" | "commerce-companyInfo" | "commerce-customers" | "commerce-disputes" | "commerce-locations" | "commerce-orders" | "commerce-paymentMethods" | "commerce-payments" | "commerce-productCategories" | "commerce-products" | "commerce-taxComponents" | "commerce-transactions";
            lastSuccessfulSync?: components["schemas"]["Connection:properties:created:"];
            currentStatus: components["schemas"]["PullOperation:properties:status:"];
            /**
             * Format: uuid
             * @description Unique identifier for most recent sync of data type.
             * @example ad474a37-2003-478e-baee-9af9f1ec2fe3
             */
            latestSyncId?: string;
            /**
             * Format: uuid
             * @description Unique identifier for the most recent successful sync of data type.
             * @example 8220fc90-55b6-47bc-9417-48ac6ea93101
             */
            latestSuccessfulSyncId?: string;
        };
        /**
         * Data status response
         * @source openapi.yaml:34206
         */
        DataStatusResponse: {
            [key: string]: components["schemas"]["DataStatus"];
        };
        /** @source openapi.yaml:34212 */
        DataType: components["schemas"]["DataStatus:properties:dataType:"];
        /**
         * Error message
         * @source openapi.yaml:34215
         */
        ErrorMessage: {
            /** @description The HTTP status code returned by the error. */
            statusCode?: number;
            /** @description Codat's service the returned the error. */
            service?: string;
            /** @description A brief description of the error. */
            error?: string;
            /** @description Unique identifier used to propagate to all downstream services and determine the source of the error. */
            correlationId?: string;
            validation?: components["schemas"]["ErrorMessage:definitions:errorValidation:"];
            /** @description `True` if the error occurred transiently and can be retried. */
            canBeRetried?: string;
            /** @description Machine readable error code used to automate processes based on the code returned. */
            detailedErrorCode?: number;
        };
        /**
         * Accounting: Journal
         * @description > **Language tip:** For line items, or individual transactions, of a company's financial documents, refer to the [Journal entries](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) data type
         *
         *     ## Overview
         *
         *     In accounting software, journals are used to record all the financial transactions of a company. Each transaction in a journal is represented by a separate [journal entry](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry). These entries are used to create the general ledger, which is then used to create the financial statements of a business.
         *
         *     When a company records all their transactions in a single journal, it can become large and difficult to maintain and track. This is why large companies often use multiple journals (also known as subjournals) to categorize and manage journal entries.
         *
         *     Such journals can be divided into two categories:
         *
         *     - Special journals: journals used to record specific types of transactions; for example, a purchases journal, a sales journal, or a cash management journal.
         *     - General journals: journals used to record transactions that fall outside the scope of the special journals.
         *
         *     Multiple journals or subjournals are used in the following Codat integrations:
         *
         *     - [Sage Intacct](https://docs.codat.io/integrations/accounting/sage-intacct/accounting-sage-intacct)  (mandatory)
         *     - [Exact Online](https://docs.codat.io/integrations/accounting/exact-online/accounting-exact-online)  (mandatory)
         *     - [Oracle NetSuite](https://docs.codat.io/integrations/accounting/netsuite/accounting-netsuite) (optional)
         *
         *     > When pushing journal entries to an accounting software that doesn’t support multiple journals (multi-book accounting), the entries will be linked to the platform-generic journal. The Journals data type will only include one object.
         * @source openapi.yaml:34277
         */
        Journal: {
            /** @description Journal ID. */
            id?: string;
        } & components["schemas"]["Journal:definitions:journalPrototype:"] & {
            metadata?: components["schemas"]["Metadata"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Journal entry
         * @description > **Language tip:** For the top-level record of a company's financial transactions, refer to the [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) data type
         *
         *     ## Overview
         *
         *     A journal entry report shows the entries made in a company's general ledger, or [accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account), when transactions are approved. The journal line items for each journal entry should balance.
         *
         *     A journal entry line item is a single transaction line on the journal entry. For example:
         *
         *     - When a journal entry is recording a receipt of cash, the credit to accounts receivable and the debit to cash are separate line items.
         *     - When a company needs to recognise revenue from an annual contract on a monthly basis, on receipt of cash for month one, they make a debit to deferred income and a credit to revenue.
         *
         *     In Codat a journal entry contains details of:
         *
         *     - The date on which the entry was created and posted.
         *     - Itemised lines, including amounts and currency.
         *     - A reference to the associated accounts.
         *     - A reference to the underlying record. For example, the invoice, bill, or other data type that triggered the posting of the journal entry to the general ledger.
         *
         *     > **Pushing journal entries**
         *     > Codat only supports journal entries in the base currency of the company that are pushed into accounts denominated in the same base currency.
         * @source openapi.yaml:34372
         */
        JournalEntry: {
            /** @description Unique identifier of the journal entry for the company in the accounting software. */
            id?: string;
            /** @description Optional description of the journal entry. */
            description?: string | null;
            /**
             * @description Date on which the journal entry was posted to the accounting software, and had an impact on the general ledger. This may be different from the creation date.
             *
             *     For example, a user creates a journal entry on Monday and saves it as draft, which has no impact on the general ledger. On Thursday, they return to the entry and post it.
             *
             *     The **createdOn** date shows as Monday.
             *     The **postedOn** date shows as Thursday.
             *     Journal entries can also be backdated, so the **postedOn** date may be earlier than the **createdOn** date.
             */
            postedOn?: components["schemas"]["Connection:properties:created:"];
            /** @description Date on which the journal was created in the accounting software. */
            createdOn?: components["schemas"]["Connection:properties:created:"];
            /** @description Date on which the journal was last updated in the accounting software. */
            updatedOn?: components["schemas"]["Connection:properties:created:"];
            journalRef?: components["schemas"]["Journal:definitions:journalRef:"];
            /** @description An array of journal lines. */
            journalLines?: components["schemas"]["JournalEntry:definitions:journalLine:"][] | null;
            recordRef?: components["schemas"]["JournalEntry:definitions:journalEntryRecordRef:"];
            metadata?: components["schemas"]["Metadata"];
            supplementalData?: components["schemas"]["SupplementalData"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Journals
         * @source openapi.yaml:34547
         */
        Journals: {
            results?: components["schemas"]["Journal"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Metadata
         * @source openapi.yaml:34558
         */
        Metadata: {
            /** @description Indicates whether the record has been deleted in the third-party system this record originated from. */
            isDeleted?: boolean | null;
        };
        /**
         * Pagination information
         * @example {
         *       "pageNumber": 1,
         *       "pageSize": 10,
         *       "totalResults": 1,
         *       "_links": {
         *         "self": {
         *           "href": "/companies/{id}/data/{dataType}"
         *         },
         *         "current": {
         *           "href": "/companies/{id}/data/{dataType}?page=1&pageSize=10"
         *         }
         *       }
         *     }
         * @source openapi.yaml:34568
         */
        PagingInfo: {
            /** @description Current page number. */
            pageNumber: number;
            /**
             * @description Number of items to return in results array.
             *     maximum: 2000
             */
            pageSize: number;
            /** @description Total number of items. */
            totalResults: number;
            _links: components["schemas"]["PagingInfo:definitions:links:"];
        };
        /**
         * Accounting: Payment method
         * @description ## Overview
         *
         *     A Payment Method represents the payment method(s) used to pay a Bill. Payment Methods are referenced on [Bill Payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) and [Payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment).
         * @source openapi.yaml:34628
         */
        PaymentMethod: {
            /** @description Unique identifier for the payment method. */
            id?: string;
            /** @description Name of the payment method. */
            name?: string | null;
            type?: components["schemas"]["PaymentMethod:definitions:paymentMethodType:"];
            /**
             * @description Status of the Payment Method.
             * @enum {string}
             */
            status?: "Unknown" | "Active" | "Archived";
            metadata?: components["schemas"]["Metadata"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Payment method reference
         * @description The payment method the record is linked to in the accounting or commerce software.
         * @example {
         *       "id": "EILBDVJVNUAGVKRQ",
         *       "name": "AliPay"
         *     }
         * @source openapi.yaml:34670
         */
        PaymentMethodRef: {
            /** @description The unique identifier of the location being referenced. */
            id: string;
            /** @description Name of the location being referenced. */
            name?: string;
        };
        /**
         * Accounting: Payment methods
         * @source openapi.yaml:34687
         */
        PaymentMethods: {
            results?: components["schemas"]["PaymentMethod"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Phone
         * @source openapi.yaml:34698
         */
        PhoneNumber: {
            /**
             * @description A phone number.
             * @example +44 25691 154789
             * @example (877) 492-8687
             * @example 01224 658 999
             */
            number?: string | null;
            /**
             * @description The type of phone number
             * @enum {string}
             */
            type: "Primary" | "Landline" | "Mobile" | "Fax" | "Unknown";
        };
        /**
         * Pull operation
         * @description Information about a queued, in progress or completed pull operation.
         *     *Formally called `dataset`*
         * @example {
         *       "id": "97d60846-f07a-4d42-b5a0-0bdcc6ebf56b",
         *       "companyId": "4645bd78-8988-45bc-ac9e-67ba5df6e4e5",
         *       "connectionId": "51baa045-4836-4317-a42e-3542e991e581",
         *       "dataType": "invoices",
         *       "status": "Initial",
         *       "statusDescription": "Paused until 2022-10-23T00:00:00.000Z",
         *       "requested": "2022-11-14T11:18:37.2798351Z",
         *       "progress": 10,
         *       "isCompleted": false,
         *       "isErrored": false
         *     }
         * @source openapi.yaml:34722
         */
        PullOperation: {
            /**
             * Format: uuid
             * @description Unique identifier of the pull operation.
             * @example 943accd0-4247-42d8-865b-363c8629e1da
             */
            id: string;
            /**
             * Format: uuid
             * @description Unique identifier of the company associated to this pull operation.
             * @example 22ece347-e5f6-4896-95e0-35a4c7f17023
             */
            companyId: string;
            /**
             * Format: uuid
             * @description Unique identifier of the connection associated to this pull operation.
             * @example 50830828-7d39-4367-b0eb-5ddb2de5faa5
             */
            connectionId: string;
            /**
             * Data types
             * @description The data type you are requesting in a pull operation.
             */
            dataType: string;
            /**
             * Dataset status
             * @description The current status of the dataset.
             * @enum {string}
             */
            status: "Initial" | "Queued" | "Fetching" | "MapQueued" | "Mapping" | "Complete" | "FetchError" | "MapError" | "InternalError" | "ProcessingQueued" | "Processing" | "ProcessingError" | "ValidationQueued" | "Validating" | "ValidationError" | "AuthError" | "Cancelled" | "NotSupported" | "RateLimitError" | "PermissionsError" | "PrerequisiteNotMet";
            /**
             * @description Additional information about the dataset status.
             * @example Paused until 2022-10-23T00:00:00.000Z
             */
            statusDescription?: string | null;
            /** @description A message about a transient or persistent error returned by Codat or the source platform. */
            errorMessage?: string | null;
            requested: components["schemas"]["Connection:properties:created:"];
            completed?: components["schemas"]["Connection:properties:created:"];
            /** @description An integer signifying the progress of the pull operation. */
            progress: number;
            /** @description `True` if the pull operation is completed successfully. The `isCompleted` property is not queryable. To filter failed pull operations, query by `status!=Complete&&status!=NotSupported` instead. */
            isCompleted: boolean;
            /** @description `True` if the pull operation entered an error state. */
            isErrored: boolean;
        };
        /**
         * Pull operations
         * @source openapi.yaml:34823
         */
        PullOperations: {
            results?: components["schemas"]["PullOperation"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Push operation
         * @source openapi.yaml:34834
         */
        PushOperation: {
            /** @description Contains a single entry that communicates which record has changed and the manner in which it changed. */
            changes?: components["schemas"]["PushOperation:definitions:pushOperationChange:"][] | null;
            /** @description The type of data being pushed, eg invoices, customers. */
            dataType?: components["schemas"]["DataStatus:properties:dataType:"];
            companyId: components["schemas"]["components:parameters:companyId:schema:"];
            /**
             * Format: uuid
             * @description A unique identifier generated by Codat to represent this single push operation. This identifier can be used to track the status of the push, and should be persisted.
             */
            pushOperationKey: string;
            dataConnectionKey: components["schemas"]["components:parameters:connectionId:schema:"];
            /** @description The datetime when the push was requested. */
            requestedOnUtc: components["schemas"]["Connection:properties:created:"];
            /** @description The datetime when the push was completed, null if Pending. */
            completedOnUtc?: components["schemas"]["Connection:properties:created:"];
            /**
             * Format: int32
             * @description Number of minutes the push operation must complete within before it times out.
             */
            timeoutInMinutes?: number | null;
            /**
             * Format: int32
             * @deprecated
             * @description Number of seconds the push operation must complete within before it times out.
             */
            timeoutInSeconds?: number | null;
            status: components["schemas"]["PushOperation:definitions:pushOperationStatus:"];
            /** @description A message about the error. */
            errorMessage?: string | null;
            validation?: components["schemas"]["PushOperation:definitions:validation:"];
            /** @description Push status code. */
            statusCode: number;
        };
        /**
         * Push operations
         * @source openapi.yaml:34973
         */
        PushOperations: {
            results?: components["schemas"]["PushOperation"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Push option
         * @source openapi.yaml:34984
         */
        PushOption: {
            type: components["schemas"]["PushOption:definitions:pushOptionType:"];
            displayName: components["schemas"]["PushOption:definitions:pushOptionProperty:properties:displayName:"];
            description?: components["schemas"]["PushOption:definitions:pushOptionProperty:properties:description:"];
            required: components["schemas"]["PushOption:definitions:pushOptionProperty:properties:required:"];
            properties?: {
                [key: string]: components["schemas"]["PushOption:definitions:pushOptionProperty:"];
            } | null;
            options?: components["schemas"]["PushOption:definitions:pushOptionChoice:"][] | null;
            validation?: components["schemas"]["PushOption:definitions:pushValidationInfo:"] | null;
        };
        /**
         * Supplemental data
         * @description Supplemental data is additional data you can include in our standard data types.
         *
         *     It is referenced as a configured dynamic key value pair that is unique to the accounting software. [Learn more](https://docs.codat.io/using-the-api/supplemental-data/overview) about supplemental data.
         * @source openapi.yaml:35117
         */
        SupplementalData: {
            content?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
        };
        /**
         * Accounting: Supplier
         * @description ## Overview
         *
         *     From the **Suppliers** endpoints, you can retrieve a list of [all the suppliers for a company](https://docs.codat.io/sync-for-payables-api#/operations/list-suppliers). Suppliers' data links to accounts payable [bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill).
         * @example {
         *       "id": "C520FFD4-F6F6-4FC2-A6D2-5D7088B2B14F",
         *       "supplierName": "Kelly's Industrial Supplies",
         *       "contactName": "Kelly's Industrial Supplies",
         *       "emailAddress": "sales@kellysupplies.com",
         *       "phone": "07999 999999",
         *       "addresses": [
         *         {
         *           "type": "Billing",
         *           "line1": "Unit 51",
         *           "line2": "Bakersfield Industrial Estate",
         *           "city": "Bakersfield",
         *           "region": "California",
         *           "country": "USA",
         *           "postalcode": "93308"
         *         }
         *       ],
         *       "registrationNumber": "string",
         *       "taxNumber": "string",
         *       "status": "Unknown",
         *       "defaultCurrency": "string",
         *       "metadata": {
         *         "isDeleted": true
         *       },
         *       "supplementalData": {
         *         "content": {
         *           "property1": {
         *             "property1": null,
         *             "property2": null
         *           },
         *           "property2": {
         *             "property1": null,
         *             "property2": null
         *           }
         *         }
         *       },
         *       "modifiedDate": "2022-10-23T00:00:00Z",
         *       "sourceModifiedDate": "2022-10-23T00:00:00Z"
         *     }
         * @source openapi.yaml:35137
         */
        Supplier: {
            /** @description Identifier for the supplier, unique to the company in the accounting software. */
            id?: string;
            /** @description Name of the supplier as recorded in the accounting system, typically the company name. */
            supplierName?: string | null;
            /** @description Name of the main contact for the supplier. */
            contactName?: string | null;
            /** @description Email address that the supplier may be contacted on. */
            emailAddress?: string | null;
            /**
             * @description Phone number that the supplier may be contacted on.
             * @example +44 25691 154789
             * @example (877) 492-8687
             * @example 01224 658 999
             */
            phone?: string | null;
            /** @description An array of Addresses. */
            addresses?: components["schemas"]["Address"][] | null;
            /** @description Company number of the supplier. In the UK, this is typically the company registration number issued by Companies House. */
            registrationNumber?: string | null;
            /** @description Supplier's company tax number. */
            taxNumber?: string | null;
            status: components["schemas"]["Supplier:definitions:supplierStatus:"];
            /** @description Default currency the supplier's transactional data is recorded in. */
            defaultCurrency?: string | null;
            metadata?: components["schemas"]["Metadata"];
            supplementalData?: components["schemas"]["SupplementalData"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Suppliers
         * @source openapi.yaml:35253
         */
        Suppliers: {
            results?: components["schemas"]["Supplier"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Tax rate
         * @description ## Overview
         *
         *     Accounting systems typically store a set of taxes and associated rates within the accounting software. This means that users don't have to look up or remember the rates for each type of tax. For example, applying the tax "UK sales VAT" to line items of an invoice adds the correct rate of 20%.
         *
         *     ### Tax components
         *
         *     In some cases, a tax is made up of multiple sub taxes, often called _components_ of the tax.  For example, you may have an item that is charged a tax rate called "City import tax (8%)" that has two components:
         *
         *     - A city tax of 5%
         *     - An import tax of 3%
         *
         *     > **Effective tax rates**
         *     > - Where there are multiple components of a tax, each component may be calculated on the original amount and added together. Alternatively, one tax may be calculated on the sub-total of the original amount plus another tax, which is referred to as _compounding_. When there is compounding, the effective tax rate is the rate that, if applied to the original amount, would result in the total amount of tax with compounding.
         *     >
         *     > **Example:**
         *     > A tax has two components. Both components have a rate of 10%, and one component is compound. In this case, there is a total tax rate of 20% but an effective tax rate of 21%.
         *     >
         *     > - For QuickBooks Online, Codat doesn't use compound rates. Instead, the calculated effective tax rate for each component is shown. This means that the effective and total rates are the same because the total tax rate is a sum of the component rates.
         * @source openapi.yaml:35264
         */
        TaxRate: {
            /** @description Identifier for the tax rate, unique for the company in the accounting software. */
            id?: string;
            /** @description Codat-augmented name of the tax rate in the accounting software. */
            name?: string | null;
            /** @description Code for the tax rate from the accounting software. */
            code?: string | null;
            status?: components["schemas"]["TaxRate:definitions:taxRateStatus:"];
            /**
             * Format: decimal
             * @description See Effective tax rates description.
             */
            effectiveTaxRate?: number | null;
            /**
             * Format: decimal
             * @description Total (not compounded) sum of the components of a tax rate.
             */
            totalTaxRate?: number | null;
            components?: components["schemas"]["TaxRate:definitions:taxRateComponent:"][] | null;
            validDatatypeLinks?: components["schemas"]["Account:definitions:accountPrototype:properties:validDatatypeLinks:items:"][] | null;
            metadata?: components["schemas"]["Metadata"];
            supplementalData?: components["schemas"]["SupplementalData"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Tax rates
         * @source openapi.yaml:35433
         */
        TaxRates: {
            results?: components["schemas"]["TaxRate"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Tracking categories
         * @source openapi.yaml:35444
         */
        TrackingCategories: {
            results?: components["schemas"]["TrackingCategory"][];
        } & components["schemas"]["PagingInfo"];
        /**
         * Accounting: Tracking category
         * @description Details of a category used for tracking transactions.
         *
         *     > Language tip
         *     >
         *     > Parameters used to track types of spend in various parts of an organization can be called  **dimensions**, **projects**, **classes**, or **locations** in different accounting software. In Codat, we refer to these as tracking categories.
         *
         *     ## Overview
         *
         *     Tracking categories are used to monitor cost centres and control budgets that sit outside the standard chart of accounts. Customers may use tracking categories to group together and track the income and costs of specific departments, projects, locations or customers.
         *
         *     From their accounting system, customers can:
         *
         *     - Create and maintain tracking categories and tracking category types.
         *     - View all tracking categories that are available for use.
         *     - View the relationships between the categories.
         *     - Assign invoices, bills, credit notes, or bill credit notes to one or more categories.
         *     - View the categories that a transaction belongs to.
         *     - View all transactions in a tracking category.
         *
         *     ### Tracking categories per platform
         *
         *     Review the platform-specific tracking categories that Codat supports, and the level they are assigned to in the source platform.
         *
         *     <table>
         *     <thead>
         *       <tr>
         *         <th>Platform</th>
         *         <th>Tracking category</th>
         *         <th>Tracking level</th>
         *       </tr>
         *     </thead>
         *     <tbody>
         *       <tr>
         *         <td><b>Dynamics 365</b></td>
         *         <td>Dimensions</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td><b>Freshbooks</b></td>
         *         <td>Expense&nbsp;categories</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td><b>MYOB</b></td>
         *         <td>Categories</td>
         *         <td>Transaction</td>
         *       </tr>
         *       <tr>
         *         <td rowspan=4><b>Netsuite</b></td>
         *         <td>Classes</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td>Locations</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td>Departments</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td>Custom&nbsp;segments</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td rowspan=2><b>QuickBooks Desktop</b></td>
         *         <td>Classes</td>
         *         <td>Line item or transaction level</td>
         *       </tr>
         *       <tr>
         *         <td>Locations</td>
         *         <td>Transaction</td>
         *       </tr>
         *       <tr>
         *         <td rowspan=2><b>QuickBooks Online</b></td>
         *         <td>Classes</td>
         *         <td>Line item or transaction level</td>
         *       </tr>
         *       <tr>
         *         <td>Locations</td>
         *         <td>Transaction</td>
         *       </tr>
         *       <tr>
         *         <td rowspan=3><b>Sage 200</b></td>
         *         <td>Cost&nbsp;centers</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *           <td>Departments</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td>Analysis&nbsp;codes</td>
         *         <td>Transaction</td>
         *       </tr>
         *       <tr>
         *         <td rowspan=3><b>Sage 50</b></td>
         *         <td>Departments</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *          <td>Costcodes</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td>Projects</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td><b>Sage Intacct</b></td>
         *         <td>Dimensions</td>
         *         <td>Line item</td>
         *       </tr>
         *       <tr>
         *         <td><b>Xero</b></td>
         *         <td>Tracking&nbsp;categories</td>
         *         <td>Line item</td>
         *       </tr>
         *     </tbody>
         *     </table>
         *
         *     > **Example use case**
         *     >
         *     > Monitor the budget for your annual conference using a tracking category called 'AnnualConference2020' with the **type** set to **Costing**.
         *
         *     If a tracking category has a parent category, the ID of that parent category is displayed. There is also a `hasChildren` field that shows whether there are child subcategories nested beneath.
         * @example {
         *       "id": "string",
         *       "name": "string",
         *       "status": "Unknown",
         *       "parentId": "string",
         *       "hasChildren": true,
         *       "modifiedDate": "2022-10-23T00:00:00Z",
         *       "sourceModifiedDate": "2022-10-23T00:00:00Z"
         *     }
         * @source openapi.yaml:35455
         */
        TrackingCategory: {
            /** @description The identifier for the item, unique per tracking category. */
            id?: string | null;
            /** @description The name of the tracking category. */
            name?: string | null;
            status?: components["schemas"]["TrackingCategory:definitions:status:"];
            /** @description The identifier for this item's immediate parent. */
            parentId?: string | null;
            /** @description Boolean value indicating whether this category has SubCategories. */
            hasChildren?: boolean;
            metadata?: components["schemas"]["Metadata"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Tracking category tree
         * @description The full structure of a specific tracking category including any child or subcategories.
         * @source openapi.yaml:35674
         */
        TrackingCategoryTree: {
            /** @description The identifier for the item, unique per tracking category */
            id?: string | null;
            /** @description The name of the tracking category */
            name?: string | null;
            status?: components["schemas"]["TrackingCategory:definitions:status:"];
            /** @description The identifier for this item's immediate parent */
            parentId?: string | null;
            /** @description Boolean value indicating whether this category has SubCategories */
            hasChildren?: boolean;
            /** @description A collection of subcategories that are nested beneath this category. */
            subCategories?: components["schemas"]["TrackingCategoryTree"][] | null;
            metadata?: components["schemas"]["Metadata"];
        } & components["schemas"]["Bill:allOf:1:"];
        /**
         * Accounting: Update bill credit note response
         * @source openapi.yaml:35709
         */
        UpdateBillCreditNoteResponse: {
            data?: components["schemas"]["BillCreditNote"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Update bill response
         * @source openapi.yaml:35720
         */
        UpdateBillResponse: {
            data?: components["schemas"]["Bill"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Accounting: Update supplier response
         * @source openapi.yaml:35731
         */
        UpdateSupplierResponse: {
            data?: components["schemas"]["Supplier"] & unknown;
        } & components["schemas"]["PushOperation"];
        /**
         * Weblink
         * @description Weblink associated with the company.
         * @example {
         *       "type": "Website",
         *       "url": "https://codat.io"
         *     }
         * @source openapi.yaml:35742
         */
        WebLink: {
            /**
             * @description The type of the weblink.
             * @enum {string}
             */
            type?: "Website" | "Social" | "Unknown";
            /**
             * Format: url
             * @description The full URL for the weblink.
             */
            url?: string;
        };
        /**
         * Data connection status
         * @description The current authorization status of the data connection.
         * @enum {string}
         * @source openapi.yaml:33976
         */
        "Connection:definitions:dataConnectionStatus:": "PendingAuth" | "Linked" | "Unlinked" | "Deauthorized";
        /**
         * Account prototype
         * @source openapi.yaml:31759
         */
        "Account:definitions:accountPrototype:": {
            /**
             * @description Reference given to each nominal account for a business. It ensures money is allocated to the correct account. This code isn't a unique identifier in the Codat system.
             * @example 610
             */
            nominalCode?: string | null;
            /**
             * @description Name of the account.
             * @example Accounts Receivable
             */
            name?: string | null;
            /**
             * @description Description for the account.
             * @example Invoices the business has issued but has not yet collected payment on.
             */
            description?: string | null;
            /**
             * @description Full category of the account.
             *
             *     For example, `Liability.Current` or `Income.Revenue`. To determine a list of possible categories for each integration, see our examples, follow our [Create, update, delete data](https://docs.codat.io/using-the-api/push) guide, or refer to the integration's own documentation.
             * @example Asset.Current
             */
            fullyQualifiedCategory?: string | null;
            /**
             * @description Full name of the account, for example:
             *     - `Cash On Hand`
             *     - `Rents Held In Trust`
             *     - `Fixed Asset`
             * @example Cash On Hand
             * @example Fixed Asset
             */
            fullyQualifiedName?: string | null;
            /**
             * Currency
             * Format: ISO4217
             * @description The currency data type in Codat is the [ISO 4217](https://en.wikipedia.org/wiki/ISO_4217) currency code, e.g. _GBP_.
             *
             *     ## Unknown currencies
             *
             *     In line with the ISO 4217 specification, the code _XXX_ is used when the data source does not return a currency for a transaction.
             *
             *     There are only a very small number of edge cases where this currency code is returned by the Codat system.
             * @example GBP
             * @example USD
             * @example EUR
             */
            currency?: string;
            /**
             * Format: decimal
             * @description Current balance in the account.
             * @example 0
             */
            currentBalance?: number | null;
            type?: components["schemas"]["Account:definitions:accountType:"];
            status?: components["schemas"]["Account:definitions:accountStatus:"];
            /** @description Confirms whether the account is a bank account or not. */
            isBankAccount?: boolean;
            /** @description The validDatatypeLinks can be used to determine whether an account can be correctly mapped to another object; for example, accounts with a `type` of `income` might only support being used on an Invoice and Direct Income. For more information, see [Valid Data Type Links](/sync-for-payables-api#/schemas/ValidDataTypeLinks). */
            validDatatypeLinks?: {
                /** @description The property from the account that can be linked. */
                property?: string | null;
                /** @description Supported `dataTypes` that the record can be linked to. */
                links?: string[] | null;
            }[] | null;
            supplementalData?: components["schemas"]["SupplementalData"];
        };
        /**
         * Bank account prototype
         * @source openapi.yaml:32135
         */
        "BankAccount:definitions:bankAccountPrototype:": {
            /** @description Name of the bank account in the accounting software. */
            accountName?: string | null;
            /**
             * Bank Account Type
             * @description The type of transactions and balances on the account.
             *     For Credit accounts, positive balances are liabilities, and positive transactions **reduce** liabilities.
             *     For Debit accounts, positive balances are assets, and positive transactions **increase** assets.
             * @enum {string}
             */
            accountType?: "Unknown" | "Credit" | "Debit";
            /** @description Code used to identify each nominal account for a business. */
            nominalCode?: string | null;
            /**
             * @description Sort code for the bank account.
             *
             *     Xero integrations
             *     The sort code is only displayed when the currency = GBP and the sort code and account number sum to 14 digits. For non-GBP accounts, this field is not populated.
             */
            sortCode?: string | null;
            /**
             * @description Account number for the bank account.
             *
             *     Xero integrations
             *     Only a UK account number shows for bank accounts with GBP currency and a combined total of sort code and account number that equals 14 digits, For non-GBP accounts, the full bank account number is populated.
             *
             *     FreeAgent integrations
             *     For Credit accounts, only the last four digits are required. For other types, the field is optional.
             */
            accountNumber?: string | null;
            /** @description International bank account number of the account. Often used when making or receiving international payments. */
            iBan?: string | null;
            /** @description Base currency of the bank account. */
            currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"];
            /**
             * Format: decimal
             * @description Balance of the bank account.
             */
            balance?: number | null;
            /** @description The institution of the bank account. */
            institution?: string | null;
            /**
             * Format: decimal
             * @description Total available balance of the bank account as reported by the underlying data source. This may take into account overdrafts or pending transactions for example.
             */
            availableBalance?: number | null;
            /**
             * Format: decimal
             * @description Pre-arranged overdraft limit of the account.
             *
             *     The value is always positive. For example, an overdraftLimit of `1000` means that the balance of the account can go down to `-1000`.
             */
            overdraftLimit?: number | null;
            status?: components["schemas"]["BankAccount:definitions:bankAccountStatus:"];
        };
        /**
         * Create bank account response
         * @source openapi.yaml:32232
         */
        "BankAccount:definitions:bankAccountCreateResponse:": {
            data?: components["schemas"]["BankAccount"] & unknown;
        } & components["schemas"]["PushOperation"];
        /** @source openapi.yaml:34313 */
        "Journal:definitions:journalPrototype:": {
            /** @description Native journal number or code. */
            journalCode?: string | null;
            /**
             * @description Journal name.
             *     The maximum length for a journal name is 256 characters. All characters above that number will be truncated.
             */
            name?: string | null;
            /** @description The type of the journal. */
            type?: string | null;
            /**
             * @description Parent journal ID.
             *     If the journal is a parent journal, this value is not present.
             */
            parentId?: string | null;
            /** @description If the journal has child journals, this value is true. If it doesn’t, it is false. */
            hasChildren?: boolean;
            /** @description Journal creation date. */
            createdOn?: components["schemas"]["Connection:properties:created:"];
            status?: components["schemas"]["Journal:definitions:journalStatus:"];
        };
        /**
         * Modified dates
         * @source openapi.yaml:32472
         */
        "Bill:allOf:1:": {
            modifiedDate?: components["schemas"]["Connection:properties:created:"] & unknown;
        } & ({
            sourceModifiedDate?: components["schemas"]["Connection:properties:created:"] & unknown;
        } | null);
        /**
         * @description The type of the address
         * @enum {string}
         * @source openapi.yaml:31988
         */
        "Address:definitions:accountingAddressType:": "Unknown" | "Billing" | "Delivery";
        /**
         * Date time
         * @description In Codat's data model, dates and times are represented using the <a class="external" href="https://en.wikipedia.org/wiki/ISO_8601" target="_blank">ISO 8601 standard</a>. Date and time fields are formatted as strings; for example:
         *
         *     ```
         *     2020-10-08T22:40:50Z
         *     2021-01-01T00:00:00
         *     ```
         *
         *
         *
         *     When syncing data that contains `DateTime` fields from Codat, make sure you support the following cases when reading time information:
         *
         *     - Coordinated Universal Time (UTC): `2021-11-15T06:00:00Z`
         *     - Unqualified local time: `2021-11-15T01:00:00`
         *     - UTC time offsets: `2021-11-15T01:00:00-05:00`
         *
         *     > Time zones
         *     >
         *     > Not all dates from Codat will contain information about time zones.
         *     > Where it is not available from the underlying platform, Codat will return these as times local to the business whose data has been synced.
         * @example 2022-10-23T00:00:00Z
         * @example 2022-10-23
         * @source openapi.yaml:33911
         */
        "Connection:properties:created:": string;
        /**
         * Format: binary
         * @description The file to be uploaded as an attachment.
         * @source openapi.yaml:32084
         */
        "AttachmentUpload:definitions:codatFile:": Blob;
        /**
         * Supplier reference
         * @description Reference to the supplier the record relates to.
         * @source openapi.yaml:35201
         */
        "Supplier:definitions:supplierRef:": {
            /**
             * @description The supplier's unique ID
             *     minLength: 1
             */
            id: string;
            /** @description The supplier's name */
            supplierName?: string | null;
        };
        /**
         * Currency
         * Format: ISO4217
         * @description The currency data type in Codat is the [ISO 4217](https://en.wikipedia.org/wiki/ISO_4217) currency code, e.g. _GBP_.
         *
         *     ## Unknown currencies
         *
         *     In line with the ISO 4217 specification, the code _XXX_ is used when the data source does not return a currency for a transaction.
         *
         *     There are only a very small number of edge cases where this currency code is returned by the Codat system.
         * @example GBP
         * @example USD
         * @example EUR
         * @source openapi.yaml:31804
         */
        "Account:definitions:accountPrototype:properties:currency:": string;
        /**
         * Currency rate
         * Format: decimal
         * @description Rate to convert the total amount of the payment into the base currency for the company at the time of the payment.
         *
         *     Currency rates in Codat are implemented as the multiple of foreign currency units to each base currency unit.
         *
         *     It is not possible to perform the currency conversion with two or more non-base currencies participating in the transaction. For example, if a company's base currency is USD, and it has a bill issued in EUR, then the bill payment must happen in USD or EUR.
         *
         *     Where the currency rate is provided by the underlying accounting software, it will be available from Codat with the same precision (up to a maximum of 9 decimal places).
         *
         *     For accounting software which do not provide an explicit currency rate, it is calculated as `baseCurrency / foreignCurrency` and will be returned to 9 decimal places.
         *
         *     ## Examples with base currency of GBP
         *
         *     | Foreign Currency | Foreign Amount | Currency Rate | Base Currency Amount (GBP) |
         *     | :--------------- | :------------- | :------------ | :------------------------- |
         *     | **USD**          | $20            | 0.781         | £15.62                     |
         *     | **EUR**          | €20            | 0.885         | £17.70                     |
         *     | **RUB**          | ₽20            | 0.011         | £0.22                      |
         *
         *     ## Examples with base currency of USD
         *
         *     | Foreign Currency | Foreign Amount | Currency Rate | Base Currency Amount (USD) |
         *     | :--------------- | :------------- | :------------ | :------------------------- |
         *     | **GBP**          | £20            | 1.277         | $25.54                     |
         *     | **EUR**          | €20            | 1.134         | $22.68                     |
         *     | **RUB**          | ₽20            | 0.015         | $0.30                      |
         *
         *
         *     ### Integration-specific details
         *
         *     | Integration       | Scenario                                        | System behavior                                                                                                                                                      |
         *     |-------------------|-------------------------------------------------|----------------------------------------------------------------------------------------------------------------------------------------------------------------------|
         *     | QuickBooks Online | Transaction currency differs from base currency | If currency rate value is left `null`, a rate of 1 will be used by QBO by default. To override this, specify a currencyRate in the request body.  |
         * @source openapi.yaml:33276
         */
        "BillPayment:definitions:billPaymentLineLink:properties:currencyRate:": number | null;
        /**
         * Bill line item
         * @source openapi.yaml:32525
         */
        "Bill:definitions:billLineItem:": {
            /** @description The bill line's number. */
            lineNumber?: string | null;
            /** @description Friendly name of the goods or services received. */
            description?: string | null;
            /**
             * Format: decimal
             * @description Price of each unit of goods or services.
             */
            unitAmount?: number;
            /**
             * Format: decimal
             * @description Number of units of goods or services received.
             */
            quantity?: number;
            /** @description The measurement which defines a unit for this item (e.g. 'kilogram', 'litre'). */
            unitOfMeasurement?: string | null;
            /**
             * Format: decimal
             * @description Numerical value of any discounts applied.
             *
             *     Do not use to apply discounts in Oracle NetSuite—see Oracle NetSuite integration reference.
             */
            discountAmount?: number | null;
            /**
             * Format: decimal
             * @description Amount of the line, inclusive of discounts but exclusive of tax.
             */
            subTotal?: number | null;
            /**
             * Format: decimal
             * @description Amount of tax for the line.
             */
            taxAmount?: number | null;
            /**
             * Format: decimal
             * @description Total amount of the line, including tax.
             */
            totalAmount?: number | null;
            /**
             * Format: decimal
             * @description Percentage rate of any discount applied to the bill.
             */
            discountPercentage?: number | null;
            /** @description Reference to the account to which the line item is linked. */
            accountRef?: components["schemas"]["Account:definitions:accountRef:"] | null;
            /** @description Reference to the tax rate to which the line item is linked. */
            taxRateRef?: components["schemas"]["TaxRate:definitions:taxRateRef:"];
            /** @description Reference to the product, service type, or inventory item to which the line item is linked. */
            itemRef?: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:"];
            purchaseOrderLineRef?: {
                /** @description 'id' of the underlying record. */
                id?: string;
                /**
                 * @description Allowed name of the 'dataType'.
                 * @enum {string}
                 */
                dataType?: "purchaseOrders" | "bills";
                /** @description Line number of the underlying record. */
                lineNumber?: string;
            } & unknown;
            /** @description Collection of categories against which this item is tracked. */
            trackingCategoryRefs?: components["schemas"]["TrackingCategory:definitions:trackingCategoryRef:"][] | null;
            tracking?: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:"];
            /** @description The bill is a direct cost if `True`. */
            isDirectCost?: boolean;
        };
        /**
         * @description Current state of the bill.
         * @enum {string}
         * @source openapi.yaml:32515
         */
        "Bill:definitions:billStatus:": "Unknown" | "Open" | "PartiallyPaid" | "Paid" | "Void" | "Draft";
        /** @source openapi.yaml:32437 */
        "Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:": {
            /** @description Identifier of the allocated payment. */
            id?: string;
            /** @description Notes attached to the allocated payment. */
            note?: string | null;
            /** @description Reference to the allocated payment. */
            reference?: string | null;
            /** @description The account that the allocated payment is made from or to. */
            accountRef?: components["schemas"]["Account:definitions:accountRef:"];
            /** @description Currency the payment has been made in. */
            currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"];
            currencyRate?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"];
            /** @description The date the payment was paid. */
            paidOnDate?: components["schemas"]["Connection:properties:created:"];
            /**
             * Format: decimal
             * @description Total amount that was paid.
             */
            totalAmount?: number;
        };
        /** @source openapi.yaml:32367 */
        "Bill:allOf:0:properties:withholdingTax:items:": {
            /**
             * @description Name assigned to withheld tax.
             *     minLength: 1
             */
            name: string;
            /**
             * Format: decimal
             * @description Amount of tax withheld.
             */
            amount: number;
        };
        /**
         * @description Current state of the bill credit note
         * @example Paid
         * @enum {string}
         * @source openapi.yaml:32777
         */
        "BillCreditNote:definitions:billCreditNoteStatus:": "Unknown" | "Draft" | "Submitted" | "Paid" | "Void" | "PartiallyPaid";
        /** @source openapi.yaml:32788 */
        "BillCreditNote:definitions:billCreditNoteLineItem:": {
            /** @description Friendly name of each line item. For example, the goods or service for which credit has been received. */
            description?: string | null;
            /**
             * Format: decimal
             * @description Unit price of the goods or service.
             */
            unitAmount: number;
            /**
             * Format: decimal
             * @description Number of units of the goods or service for which credit has been received.
             */
            quantity: number;
            /** @description The measurement which defines a unit for this item (e.g. 'kilogram', 'litre'). */
            unitOfMeasurement?: string | null;
            /**
             * Format: decimal
             * @description Value of any discounts applied.
             */
            discountAmount?: number | null;
            /**
             * Format: decimal
             * @description Amount of credit associated with the line item, including discounts but excluding tax.
             */
            subTotal?: number | null;
            /**
             * Format: decimal
             * @description Amount of tax associated with the line item.
             */
            taxAmount?: number | null;
            /**
             * Format: decimal
             * @description Total amount of the line item, including discounts and tax.
             */
            totalAmount?: number | null;
            accountRef?: components["schemas"]["Account:definitions:accountRef:"];
            /**
             * Format: decimal
             * @description Percentage rate of any discount applied to the line item.
             */
            discountPercentage?: number | null;
            taxRateRef?: components["schemas"]["TaxRate:definitions:taxRateRef:"];
            /**
             * Item reference
             * @description Reference to the item the line is linked to.
             */
            itemRef?: {
                /**
                 * @description Unique identifier for the item in the accounting software.
                 *     minLength: 1
                 */
                id: string;
                /** @description Name of the item in the accounting software. */
                name?: string | null;
            };
            /** @description Reference to the line of the item that the current line was created from. */
            createdFromLineRef?: components["schemas"]["Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:"];
            /**
             * @deprecated
             * @description Reference to the tracking categories to which the line item is linked.
             */
            trackingCategoryRefs?: components["schemas"]["TrackingCategory:definitions:trackingCategoryRef:"][] | null;
            /**
             * Tracking
             * @description Categories, and a project and customer, against which the item is tracked.
             */
            tracking?: {
                categoryRefs: components["schemas"]["TrackingCategory:definitions:trackingCategoryRef:"][];
                customerRef?: {
                    /**
                     * @description `id` from the Customers data type
                     *     minLength: 1
                     */
                    id: string;
                    /** @description `customerName` from the Customer data type */
                    companyName?: string | null;
                };
                /** Accounting: Project reference */
                projectRef?: {
                    /**
                     * @description Unique identifier to the project reference.
                     *     minLength: 1
                     */
                    id: string;
                    /** @description The project's name. */
                    name?: string | null;
                };
                isBilledTo: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"];
                isRebilledTo: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"];
            };
        };
        /**
         * Accounting: Payment allocation
         * @source openapi.yaml:32409
         */
        "Bill:allOf:0:properties:paymentAllocations:items:": {
            payment: components["schemas"]["Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:"];
            allocation: {
                /** @description The currency of the transaction. */
                currency?: components["schemas"]["Account:definitions:accountPrototype:properties:currency:"];
                currencyRate?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"];
                /** @description The date the payment was allocated. */
                allocatedOnDate?: components["schemas"]["Connection:properties:created:"];
                /**
                 * Format: decimal
                 * @description The total amount that has been allocated.
                 */
                totalAmount?: number;
            };
        };
        /**
         * Account reference
         * @description Data types that reference an account, for example bill and invoice line items, use an accountRef that includes the ID and name of the linked account.
         * @source openapi.yaml:31907
         */
        "Account:definitions:accountRef:": {
            /** @description 'id' from the Accounts data type. */
            id?: string;
            /** @description 'name' from the Accounts data type. */
            name?: string;
        };
        /** @source openapi.yaml:33235 */
        "BillPayment:definitions:billPaymentLine:": {
            /**
             * Format: decimal
             * @description Amount in the bill payment currency.
             */
            amount: number;
            links?: components["schemas"]["BillPayment:definitions:billPaymentLineLink:"][] | null;
            /** @description AllocatedOnDate must be specified and be later than the issue date of the bill. */
            allocatedOnDate?: components["schemas"]["Connection:properties:created:"];
        };
        /**
         * Client rate limit webhook payload
         * @source openapi.yaml:33544
         */
        "ClientRateLimitWebhook:definitions:clientRateLimitWebhookPayload:": {
            /** @description The number of available requests per day. */
            dailyQuota?: number;
            /** @description Total number of requests remaining for your client. */
            quotaRemaining?: number;
            /** @description The date time in UTC when your daily quota is reset. */
            expiryDate?: components["schemas"]["Connection:properties:created:"];
        };
        /**
         * Company details
         * @source openapi.yaml:33586
         */
        "Company:definitions:companyDetails:": {
            id: components["schemas"]["components:parameters:companyId:schema:"];
            /**
             * @description The name of the company
             * @example Codat Ltd.
             */
            name: string;
            description?: components["schemas"]["CompanyRequestBody:properties:description:"] | null;
            /**
             * Format: uri
             * @description The `redirect` [Link URL](https://docs.codat.io/auth-flow/authorize-hosted-link) enabling the customer to start their auth flow journey for the company.
             * @example https://link.codat.io/company/27628208-459c-46a2-a705-5641ce25f739
             */
            redirect: string;
            lastSync?: components["schemas"]["Connection:properties:created:"] | null;
            created?: components["schemas"]["Connection:properties:created:"];
            /** @description Name of user that created the company in Codat. */
            createdByUserName?: string | null;
            /** @description An array of products that are currently enabled for the company. */
            products?: string[];
            /**
             * Tags
             * @description A collection of user-defined key-value pairs that store custom metadata against the company.
             *     maxProperties: 10
             */
            tags?: {
                [key: string]: string;
            };
            /** @description The parent entity or controlling organization of this company. Null if the company has no parent. */
            referenceParentCompany?: components["schemas"]["Company:definitions:companyReference:"] | null;
            /**
             * @description A list of subsidiary companies owned or controlled by this entity. Empty if the company has no children.
             *     minItems: 0
             */
            referenceSubsidiaryCompanies?: components["schemas"]["Company:definitions:companyReference:"][];
        };
        /**
         * Tags
         * @description A collection of user-defined key-value pairs that store custom metadata against the company.
         *     maxProperties: 10
         * @source openapi.yaml:33621
         */
        "Company:definitions:companyDetails:properties:tags:": {
            [key: string]: string;
        };
        /**
         * @description Additional information about the company. This can be used to store foreign IDs, references, etc.
         * @example Requested early access to the new financing scheme.
         * @source openapi.yaml:33824
         */
        "CompanyRequestBody:properties:description:": string;
        /**
         * Format: uuid
         * @description Unique identifier for a company's data connection.
         * @example 2e9d2c44-f675-40ba-8049-353bfcb5e171
         * @source openapi.yaml:35816
         */
        "components:parameters:connectionId:schema:": string;
        /**
         * Data connection error
         * @source openapi.yaml:33985
         */
        "Connection:definitions:dataConnectionError:": {
            /** @description The HTTP status code returned by the source platform when the error occurred. */
            statusCode?: string;
            /** @description A non-numeric status code/text returned by the source platform when the error occurred. */
            statusText?: string;
            /** @description A message about a error returned by Codat. */
            errorMessage?: string;
            erroredOnUtc?: components["schemas"]["Connection:properties:created:"];
            /**
             * Error status
             * @description The current status of a transient error. Null statuses indicate that the error is not transient.
             * @enum {string}
             */
            status?: "Active" | "Resolved";
            /** @description The datetime in Utc that the error was resolved. */
            resolvedOnUtc?: components["schemas"]["Connection:properties:created:"] | null;
        };
        /**
         * Dataset status
         * @description The current status of the dataset.
         * @enum {string}
         * @source openapi.yaml:34750
         */
        "PullOperation:properties:status:": "Initial" | "Queued" | "Fetching" | "MapQueued" | "Mapping" | "Complete" | "FetchError" | "MapError" | "InternalError" | "ProcessingQueued" | "Processing" | "ProcessingError" | "ValidationQueued" | "Validating" | "ValidationError" | "AuthError" | "Cancelled" | "NotSupported" | "RateLimitError" | "PermissionsError" | "PrerequisiteNotMet";
        /**
         * Data types
         * @description Available data types
         * @example invoices
         * @enum {string}
         * @source openapi.yaml:34136
         */
        "DataStatus:properties:dataType:": "accountTransactions" | "balanceSheet" | "bankAccounts" | "bankTransactions" | "billCreditNotes" | "billPayments" | "bills" | "cashFlowStatement" | "chartOfAccounts" | "company" | "creditNotes" | "customers" | "directCosts" | "directIncomes" | "invoices" | "itemReceipts" | "items" | "journalEntries" | "journals" | "paymentMethods" | "payments" | "profitAndLoss" | "purchaseOrders" | "salesOrders" | "suppliers" | "taxRates" | "trackingCategories" | "transfers" | "banking-accountBalances" | "banking-accounts" | "banking-transactionCategories" | "banking-transactions" | "commerce-companyInfo" | "commerce-customers" | "commerce-disputes" | "commerce-locations" | "commerce-orders" | "commerce-paymentMethods" | "commerce-payments" | "commerce-productCategories" | "commerce-products" | "commerce-taxComponents" | "commerce-transactions";
        /**
         * Validation error
         * @description A human-readable object describing validation decisions Codat has made. If an operation has failed because of validation errors, they will be detailed here.
         * @source openapi.yaml:34243
         */
        "ErrorMessage:definitions:errorValidation:": {
            errors?: components["schemas"]["ErrorMessage:definitions:errorValidationItem:"][] | null;
            warnings?: components["schemas"]["ErrorMessage:definitions:errorValidationItem:"][] | null;
        } | null;
        /**
         * Journal reference
         * @description Links journal entries to the relevant journal in accounting integrations that use multi-book accounting (multiple journals).
         * @source openapi.yaml:34347
         */
        "Journal:definitions:journalRef:": {
            /**
             * @description GUID of the underlying journal.
             *     minLength: 1
             */
            id: string;
            /**
             * @description Name of journal
             *     maxLength: 256
             */
            name?: string | null;
        };
        /** @source openapi.yaml:34449 */
        "JournalEntry:definitions:journalLine:": {
            /** @description Description of the journal line item. */
            description?: string | null;
            /**
             * Format: decimal
             * @description Amount for the journal line. Debit entries are considered positive, and credit entries are considered negative.
             */
            netAmount: number;
            /**
             * Format: decimal
             * @description The amount in the original transaction currency.
             */
            transactionAmount?: number;
            /** @description Currency for the journal line item. */
            currency?: string | null;
            /** @description Currency of the original transaction. */
            transactionCurrency?: string | null;
            accountRef?: components["schemas"]["Account:definitions:accountRef:"];
            /**
             * Tracking
             * @description List of record refs associated with the tracking information for the line (eg to a Tracking Category, or customer etc.)
             */
            tracking?: {
                recordRefs?: components["schemas"]["JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:"][] | null;
            };
            /** Contact reference */
            contactRef?: {
                /**
                 * @description Unique identifier for a customer or supplier.
                 *     minLength: 1
                 */
                id: string;
                /**
                 * @description Allowed name of the 'dataType'.
                 * @enum {string}
                 */
                dataType?: "customers" | "suppliers";
            };
        };
        /**
         * Record reference
         * @description Links a journal entry to the underlying record that created it.
         * @source openapi.yaml:34523
         */
        "JournalEntry:definitions:journalEntryRecordRef:": {
            /** @description 'id' of the underlying record or data type. */
            id?: string;
            /**
             * @description Name of underlying data type.
             * @example transfers
             * @enum {string}
             */
            dataType?: "bankTransactions" | "billCreditNotes" | "billPayments" | "bills" | "creditNotes" | "directCosts" | "directIncomes" | "invoices" | "journalEntries" | "payments" | "transfers";
        };
        /**
         * Hal Links
         * @example {
         *       "self": {
         *         "href": "/companies"
         *       },
         *       "current": {
         *         "href": "/companies?page=1&pageSize=10"
         *       }
         *     }
         * @source openapi.yaml:34586
         */
        "PagingInfo:definitions:links:": {
            self: components["schemas"]["PagingInfo:definitions:halRef:"];
            current: components["schemas"]["PagingInfo:definitions:halRef:"];
            next?: components["schemas"]["PagingInfo:definitions:halRef:"];
            previous?: components["schemas"]["PagingInfo:definitions:halRef:"];
        };
        /**
         * @description Method of payment.
         * @enum {string}
         * @source openapi.yaml:34659
         */
        "PaymentMethod:definitions:paymentMethodType:": "Unknown" | "Cash" | "Check" | "CreditCard" | "DebitCard" | "BankTransfer" | "Other";
        /** @source openapi.yaml:34962 */
        "PushOperation:definitions:pushOperationChange:": {
            type?: components["schemas"]["PushOperation:definitions:pushChangeType:"];
            recordRef?: components["schemas"]["PushOperation:definitions:pushOperationRef:"];
            /** @description Unique identifier for the attachment created otherwise null. */
            attachmentId?: string | null;
        };
        /**
         * Format: uuid
         * @description Unique identifier for your SMB in Codat.
         * @example 8a210b68-6988-11ed-a1eb-0242ac120002
         * @source openapi.yaml:35806
         */
        "components:parameters:companyId:schema:": string;
        /**
         * Push operation status
         * @description The current status of the push operation.
         * @enum {string}
         * @source openapi.yaml:34953
         */
        "PushOperation:definitions:pushOperationStatus:": "Pending" | "Failed" | "Success" | "TimedOut";
        /**
         * Validation
         * @description A human-readable object describing validation decisions Codat has made when pushing data into the platform. If a push has failed because of validation errors, they will be detailed here.
         * @source openapi.yaml:34897
         */
        "PushOperation:definitions:validation:": {
            errors?: components["schemas"]["PushOperation:definitions:validationItem:"][] | null;
            warnings?: components["schemas"]["PushOperation:definitions:validationItem:"][] | null;
        };
        /**
         * Option Type
         * @description The option type.
         * @enum {string}
         * @source openapi.yaml:35085
         */
        "PushOption:definitions:pushOptionType:": "Array" | "Object" | "String" | "Number" | "Boolean" | "DateTime" | "File" | "MultiPart";
        /**
         * @description The property's display name.
         *     minLength: 1
         * @source openapi.yaml:35029
         */
        "PushOption:definitions:pushOptionProperty:properties:displayName:": string;
        /**
         * @description A description of the property.
         * @source openapi.yaml:35033
         */
        "PushOption:definitions:pushOptionProperty:properties:description:": string;
        /**
         * @description The property is required if `True`.
         * @source openapi.yaml:35036
         */
        "PushOption:definitions:pushOptionProperty:properties:required:": boolean;
        /**
         * Push Option Property
         * @source openapi.yaml:35018
         */
        "PushOption:definitions:pushOptionProperty:": {
            type: components["schemas"]["PushOption:definitions:pushOptionType:"];
            /**
             * @description The property's display name.
             *     minLength: 1
             */
            displayName: string;
            /** @description A description of the property. */
            description: string;
            /** @description The property is required if `True`. */
            required: boolean;
            properties?: {
                [key: string]: components["schemas"]["PushOption:definitions:pushOptionProperty:"];
            } | null;
            options?: components["schemas"]["PushOption:definitions:pushOptionChoice:"][] | null;
            validation?: components["schemas"]["PushOption:definitions:pushValidationInfo:"];
        };
        /**
         * Push Option Choice
         * @source openapi.yaml:35098
         */
        "PushOption:definitions:pushOptionChoice:": {
            /**
             * @description Allowed value for field.
             *     minLength: 1
             */
            value?: string;
            type?: components["schemas"]["PushOption:definitions:pushOptionType:"];
            displayName?: components["schemas"]["PushOption:definitions:pushOptionProperty:properties:displayName:"];
            description?: components["schemas"]["PushOption:definitions:pushOptionProperty:properties:description:"];
            required?: components["schemas"]["PushOption:definitions:pushOptionProperty:properties:required:"];
        };
        /**
         * Push validation info
         * @source openapi.yaml:35051
         */
        "PushOption:definitions:pushValidationInfo:": {
            warnings?: components["schemas"]["PushOption:definitions:pushFieldValidation:"][] | null;
            information?: components["schemas"]["PushOption:definitions:pushFieldValidation:"][] | null;
        };
        /**
         * @description Status of the supplier.
         * @enum {string}
         * @source openapi.yaml:35216
         */
        "Supplier:definitions:supplierStatus:": "Unknown" | "Active" | "Archived";
        /**
         * Tax rate status
         * @description Status of the tax rate in the accounting software.
         *     - `Active` - An active tax rate in use by a company.
         *     - `Archived` - A tax rate that has been archived or is inactive in the accounting software.
         *     - `Unknown` - Where the status of the tax rate cannot be determined from the underlying platform.
         * @enum {string}
         * @source openapi.yaml:35394
         */
        "TaxRate:definitions:taxRateStatus:": "Unknown" | "Active" | "Archived";
        /**
         * Tax Rate Component
         * @description A tax rate can be made up of multiple sub taxes, often called components of the tax.
         * @source openapi.yaml:35411
         */
        "TaxRate:definitions:taxRateComponent:": {
            /** @description Name of the tax rate component. */
            name?: string | null;
            /**
             * Format: decimal
             * @description The rate of the tax rate component, usually a percentage.
             */
            rate?: number | null;
            /** @description A flag to indicate with the tax is calculated using the principle of compounding. */
            isCompound: boolean;
        };
        /**
         * Valid data type links
         * @description When querying Codat's data model, some data types return `validDatatypeLinks` metadata in the JSON response. This indicates where that object can be used as a reference—a _valid link_—when creating or updating other data.
         *
         *     For example, `validDatatypeLinks` might indicate the following references:
         *
         *     - Which tax rates are valid to use on the line item of a bill.
         *     - Which items can be used when creating an invoice.
         *
         *     You can use `validDatatypeLinks` to present your SMB customers with only valid choices when selecting objects from a list, for example.
         *
         *     ## `validDatatypeLinks` example
         *
         *     The following example uses the `Accounting.Accounts` data type. It shows that, on the linked integration, this account is valid as the account on a payment or bill payment; and as the account referenced on the line item of a direct income or direct cost. Because there is no valid link to Invoices or Bills, using this account on those data types will result in an error.
         *
         *     ```json validDatatypeLinks for an account
         *     {
         *                 "id": "bd9e85e0-0478-433d-ae9f-0b3c4f04bfe4",
         *                 "nominalCode": "090",
         *                 "name": "Business Bank Account",
         *                 #...
         *                 "validDatatypeLinks": [
         *                     {
         *                         "property": "Id",
         *                         "links": [
         *                             "Payment.AccountRef.Id",
         *                             "BillPayment.AccountRef.Id",
         *                             "DirectIncome.LineItems.AccountRef.Id",
         *                             "DirectCost.LineItems.AccountRef.Id"
         *                         ]
         *                     }
         *                 ]
         *             }
         *     ```
         *
         *
         *
         *     ## Support for `validDatatypeLinks`
         *
         *     Codat currently supports `validDatatypeLinks` for some data types on our Xero, QuickBooks Online, QuickBooks Desktop, Exact (NL), and Sage Business Cloud integrations.
         *
         *     If you'd like us to extend support to more data types or integrations, suggest or vote for this on our <a href="https://portal.productboard.com/codat/5-product-roadmap">Product Roadmap</a>.
         * @source openapi.yaml:31850
         */
        "Account:definitions:accountPrototype:properties:validDatatypeLinks:items:": {
            /** @description The property from the account that can be linked. */
            property?: string | null;
            /** @description Supported `dataTypes` that the record can be linked to. */
            links?: string[] | null;
        };
        /**
         * Tracking category status
         * @description Current state of the tracking category.
         * @enum {string}
         * @source openapi.yaml:35658
         */
        "TrackingCategory:definitions:status:": "Unknown" | "Active" | "Archived";
        /**
         * Account type
         * @description Type of account
         * @example Asset
         * @enum {string}
         * @source openapi.yaml:31920
         */
        "Account:definitions:accountType:": "Unknown" | "Asset" | "Expense" | "Income" | "Liability" | "Equity";
        /**
         * Account status
         * @description Status of the account
         * @example Active
         * @enum {string}
         * @source openapi.yaml:31932
         */
        "Account:definitions:accountStatus:": "Unknown" | "Active" | "Archived" | "Pending";
        /**
         * Account status
         * @description Status of the bank account.
         * @example Active
         * @enum {string}
         * @source openapi.yaml:32262
         */
        "BankAccount:definitions:bankAccountStatus:": "Unknown" | "Active" | "Archived" | "Pending";
        /**
         * @description Current journal status.
         * @enum {string}
         * @source openapi.yaml:34365
         */
        "Journal:definitions:journalStatus:": "Unknown" | "Active" | "Archived";
        /**
         * Tax rate reference
         * @description Data types that reference a tax rate, for example invoice and bill line items, use a taxRateRef that includes the ID and name of the linked tax rate.
         *
         *     Found on:
         *
         *     - Bill line items
         *     - Bill Credit Note line items
         *     - Credit Note line items
         *     - Direct incomes line items
         *     - Invoice line items
         *     - Items
         * @source openapi.yaml:35360
         */
        "TaxRate:definitions:taxRateRef:": {
            /** @description Unique identifier for the tax rate in the accounting software. */
            id?: string;
            /** @description Name of the tax rate in the accounting software. */
            name?: string;
            /**
             * Format: decimal
             * @description Applicable tax rate.
             */
            effectiveTaxRate?: number;
        };
        /**
         * Item reference
         * @description Reference to the item the line is linked to.
         * @source openapi.yaml:32840
         */
        "BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:": {
            /**
             * @description Unique identifier for the item in the accounting software.
             *     minLength: 1
             */
            id: string;
            /** @description Name of the item in the accounting software. */
            name?: string | null;
        };
        /**
         * @deprecated
         * @description References a category against which the item is tracked.
         * @source openapi.yaml:35643
         */
        "TrackingCategory:definitions:trackingCategoryRef:": {
            /**
             * @description Unique identifier to the tracking category.
             *     minLength: 1
             */
            id: string;
            /** @description Name of tracking category. */
            name?: string | null;
        };
        /**
         * Tracking
         * @description Categories, and a project and customer, against which the item is tracked.
         * @source openapi.yaml:32868
         */
        "BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:": {
            categoryRefs: components["schemas"]["TrackingCategory:definitions:trackingCategoryRef:"][];
            customerRef?: {
                /**
                 * @description `id` from the Customers data type
                 *     minLength: 1
                 */
                id: string;
                /** @description `customerName` from the Customer data type */
                companyName?: string | null;
            };
            /** Accounting: Project reference */
            projectRef?: {
                /**
                 * @description Unique identifier to the project reference.
                 *     minLength: 1
                 */
                id: string;
                /** @description The project's name. */
                name?: string | null;
            };
            isBilledTo: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"];
            isRebilledTo: components["schemas"]["BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"];
        };
        /**
         * @description Defines if the invoice or credit note is billed/rebilled to a project or customer.
         * @enum {string}
         * @source openapi.yaml:32918
         */
        "BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:": "Unknown" | "NotApplicable" | "Customer" | "Project";
        /**
         * Record line reference
         * @description Links the current record line to the underlying record line that created it.
         *
         *     For example, if a bill is generated from a purchase order, this property allows you to connect the bill line item to the purchase order line item in our data model.
         * @source openapi.yaml:32594
         */
        "Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:": {
            /** @description 'id' of the underlying record. */
            id?: string;
            /**
             * @description Allowed name of the 'dataType'.
             * @enum {string}
             */
            dataType?: "purchaseOrders" | "bills";
            /** @description Line number of the underlying record. */
            lineNumber?: string;
        };
        /** @source openapi.yaml:33253 */
        "BillPayment:definitions:billPaymentLineLink:": {
            type: components["schemas"]["BillPayment:definitions:billPaymentLineLinkType:"];
            /** @description Unique identifier of the transaction represented by the link. */
            id?: string | null;
            /**
             * Format: decimal
             * @description Amount by which the balance of the linked entity is altered, in the currency of the linked entity.
             *
             *     - A negative link amount reduces the outstanding amount on the accounts payable account.
             *     - A positive link amount increases the outstanding amount on the accounts payable account.
             */
            amount?: number | null;
            /**
             * Currency rate
             * Format: decimal
             * @description Rate to convert the total amount of the payment into the base currency for the company at the time of the payment.
             *
             *     Currency rates in Codat are implemented as the multiple of foreign currency units to each base currency unit.
             *
             *     It is not possible to perform the currency conversion with two or more non-base currencies participating in the transaction. For example, if a company's base currency is USD, and it has a bill issued in EUR, then the bill payment must happen in USD or EUR.
             *
             *     Where the currency rate is provided by the underlying accounting software, it will be available from Codat with the same precision (up to a maximum of 9 decimal places).
             *
             *     For accounting software which do not provide an explicit currency rate, it is calculated as `baseCurrency / foreignCurrency` and will be returned to 9 decimal places.
             *
             *     ## Examples with base currency of GBP
             *
             *     | Foreign Currency | Foreign Amount | Currency Rate | Base Currency Amount (GBP) |
             *     | :--------------- | :------------- | :------------ | :------------------------- |
             *     | **USD**          | $20            | 0.781         | £15.62                     |
             *     | **EUR**          | €20            | 0.885         | £17.70                     |
             *     | **RUB**          | ₽20            | 0.011         | £0.22                      |
             *
             *     ## Examples with base currency of USD
             *
             *     | Foreign Currency | Foreign Amount | Currency Rate | Base Currency Amount (USD) |
             *     | :--------------- | :------------- | :------------ | :------------------------- |
             *     | **GBP**          | £20            | 1.277         | $25.54                     |
             *     | **EUR**          | €20            | 1.134         | $22.68                     |
             *     | **RUB**          | ₽20            | 0.015         | $0.30                      |
             *
             *
             *     ### Integration-specific details
             *
             *     | Integration       | Scenario                                        | System behavior                                                                                                                                                      |
             *     |-------------------|-------------------------------------------------|----------------------------------------------------------------------------------------------------------------------------------------------------------------------|
             *     | QuickBooks Online | Transaction currency differs from base currency | If currency rate value is left `null`, a rate of 1 will be used by QBO by default. To override this, specify a currencyRate in the request body.  |
             */
            currencyRate?: number | null;
        };
        /**
         * @description Types of links to bill payment lines.
         * @enum {string}
         * @source openapi.yaml:33316
         */
        "BillPayment:definitions:billPaymentLineLinkType:": "Unknown" | "Unlinked" | "Bill" | "Other" | "CreditNote" | "BillPayment" | "PaymentOnAccount" | "Refund" | "ManualJournal" | "Discount";
        /**
         * Company reference
         * @source openapi.yaml:33649
         */
        "Company:definitions:companyReference:": {
            id?: components["schemas"]["components:parameters:companyId:schema:"];
            name?: components["schemas"]["Company:definitions:companyDetails:properties:name:"];
            description?: components["schemas"]["Company:definitions:companyDetails:properties:description:"];
            /** @description A collection of links for the company. */
            links?: {
                /**
                 * Format: uri
                 * @description Link to the company page in the portal.
                 */
                portal?: string;
            };
            tags?: components["schemas"]["Company:definitions:companyDetails:properties:tags:"];
        };
        /**
         * @description The name of the company
         * @example Codat Ltd.
         * @source openapi.yaml:33592
         */
        "Company:definitions:companyDetails:properties:name:": string;
        /** @source openapi.yaml:33596 */
        "Company:definitions:companyDetails:properties:description:": components["schemas"]["CompanyRequestBody:properties:description:"] | null;
        /**
         * Validation error item
         * @source openapi.yaml:34261
         */
        "ErrorMessage:definitions:errorValidationItem:": {
            /** @description Unique identifier for a validation item. */
            itemId?: string | null;
            /** @description A message outlining validation item's issue. */
            message?: string | null;
            /** @description Name of validator. */
            validatorName?: string | null;
        };
        /**
         * Record reference
         * @description Links to the customer or tracking category.
         * @source openapi.yaml:34488
         */
        "JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:": {
            /** @description 'id' of the underlying record or data type. */
            id?: string;
            /**
             * @description Name of underlying data type.
             * @example trackingCategories
             * @enum {string}
             */
            dataType?: "customers" | "suppliers" | "trackingCategories";
        };
        /**
         * Hypertext reference
         * @source openapi.yaml:34606
         */
        "PagingInfo:definitions:halRef:": {
            /**
             * Format: uri-reference
             * @description Uri hypertext reference.
             */
            href?: string;
        };
        /**
         * Push change type
         * @description Type of change being applied to record in third party platform.
         * @enum {string}
         * @source openapi.yaml:34931
         */
        "PushOperation:definitions:pushChangeType:": "Unknown" | "Created" | "Modified" | "Deleted" | "AttachmentUploaded";
        /**
         * Push operation reference
         * @source openapi.yaml:34941
         */
        "PushOperation:definitions:pushOperationRef:": {
            /** @description Unique identifier for a push operation. */
            id?: string;
            dataType?: components["schemas"]["DataStatus:properties:dataType:"] | null;
        };
        /**
         * Validation item
         * @source openapi.yaml:34914
         */
        "PushOperation:definitions:validationItem:": {
            /** @description Unique identifier for a validation item. */
            itemId?: string | null;
            /** @description A message outlining validation item's issue. */
            message?: string | null;
            /** @description Name of validator. */
            validatorName?: string | null;
        };
        /**
         * Push field validation
         * @source openapi.yaml:35066
         */
        "PushOption:definitions:pushFieldValidation:": {
            /** @description Field name that resulted in the validation issue. */
            field?: string;
            /**
             * @description Details on the validation issue.
             *     minLength: 1
             */
            details: string;
            /**
             * Format: uri
             * @description Unique reference identifier for the validation issue.
             */
            ref?: string | null;
        };
    };
    responses: {
        /**
         * @description The request made is not valid.
         * @source openapi.yaml:35959
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description Your `query` parameter was not correctly formed
         * @source openapi.yaml:35974
         */
        "Malformed-Query": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description Your API request was not properly authorized.
         * @source openapi.yaml:35997
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description An account limit has been exceeded. The type of limit is described in the error property:
         *
         *     - You have exceeded the 50-company limit that applies to a Free plan. Delete any companies you no longer need and retry the request.
         *     - The requested sync schedule is not allowed. You requested an hourly sync schedule but this functionality is not included in the Free plan.
         *     - Your Free account is older than 365 days and has expired. Contact support@codat.io.
         * @source openapi.yaml:36012
         */
        "Payment-Required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description You are using an outdated API key or a key not associated with that resource.
         * @source openapi.yaml:36041
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description One or more of the resources you referenced could not be found.
         *     This might be because your company or data connection id is wrong, or was already deleted.
         * @source openapi.yaml:36058
         */
        "Not-Found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description The data type's dataset has not been requested or is still syncing.
         * @source openapi.yaml:36093
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description Too many requests were made in a given amount of time. Wait a short period and then try again.
         * @source openapi.yaml:36108
         */
        "Too-Many-Requests": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description There is a problem with our server. Please try again later.
         * @source openapi.yaml:36125
         */
        "Internal-Server-Error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description The Codat API is temporarily offline for maintenance. Please try again later.
         * @source openapi.yaml:36140
         */
        "Service-Unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
    };
    parameters: {
        /**
         * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
         *     minimum: 1, default: 1
         * @source openapi.yaml:35762
         */
        page: number;
        /**
         * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
         *     minimum: 1, maximum: 5000, default: 100
         * @source openapi.yaml:35772
         */
        pageSize: number;
        /**
         * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
         * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
         * @source openapi.yaml:35784
         */
        query: string;
        /**
         * @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results).
         * @source openapi.yaml:35793
         */
        orderBy: string;
        /**
         * @description Unique identifier for a company.
         * @source openapi.yaml:35802
         */
        companyId: string;
        /**
         * @description Unique identifier for a connection.
         * @source openapi.yaml:35812
         */
        connectionId: string;
        /**
         * @description The key of a Codat data type
         * @source openapi.yaml:35822
         */
        dataType: components["schemas"]["DataType"];
        /**
         * @description Unique identifier for the dataset that completed its sync.
         * @source openapi.yaml:35829
         */
        datasetId: string;
        /**
         * @description Unique identifier for an account.
         * @source openapi.yaml:35838
         */
        accountId: string;
        /**
         * @description Time limit for the push operation to complete before it is timed out.
         * @source openapi.yaml:35850
         */
        timeoutInMinutes: number;
        /**
         * @description When updating data in the destination platform Codat checks the `sourceModifiedDate` against the `lastupdated` date from the accounting software, if they're different Codat will return an error suggesting you should initiate another pull of the data. If this is set to `true` then the update will override this check.
         *     default: false
         * @source openapi.yaml:35857
         */
        forceUpdate: boolean;
        /**
         * @description Unique identifier for a bill credit note.
         * @source openapi.yaml:35868
         */
        billCreditNoteId: string;
        /**
         * @description Unique identifier for a bill payment.
         * @source openapi.yaml:35880
         */
        billPaymentId: string;
        /**
         * @description Unique identifier for a bill.
         * @source openapi.yaml:35892
         */
        billId: string;
        /**
         * @description Unique identifier for an attachment.
         * @source openapi.yaml:35904
         */
        attachmentId: string;
        /**
         * @description Unique identifier for a supplier.
         * @source openapi.yaml:35913
         */
        supplierId: string;
        /**
         * @description Unique identifier for a journal.
         * @source openapi.yaml:35925
         */
        journalId: string;
        /**
         * @description Unique identifier for a payment method.
         * @source openapi.yaml:35932
         */
        paymentMethodId: string;
        /**
         * @description Unique identifier for a tax rate.
         * @source openapi.yaml:35944
         */
        taxRateId: string;
        /**
         * @description Unique identifier for a tracking category.
         * @source openapi.yaml:35951
         */
        trackingCategoryId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * List companies
     * ﻿The *List companies* endpoint returns a list of [companies](https://docs.codat.io/sync-for-payables-api#/schemas/Company) associated to your instances.
     *
     * A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
     * Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
     *
     * ## Filter by tags
     *
     * The *List companies* endpoint supports the filtering of companies using [tags](https://docs.codat.io/using-the-api/managing-companies#add-metadata-to-a-company). It supports the following operators with [Codat’s query language](https://docs.codat.io/using-the-api/querying):
     *
     * - equals (`=`)
     * - not equals (`!=`)
     * - contains (`~`)
     *
     * For example, you can use the querying to filter companies tagged with a specific foreign key, region, or owning team:
     * - Foreign key: `uid = {yourCustomerId}`
     * - Region: `region != uk`
     * - Owning team and region: `region = uk && owningTeam = invoice-finance`
     * `GET /companies`
     * @example
     * await api["list-companies"]({ page: 1 });
     * @source openapi.yaml:154
     */
    "list-companies": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
                /**
                 * @description Filter companies by tags using the "equals" (=), "not equals" (!=), and "contains" (~) operators with [Codat’s query language](https://docs.codat.io/using-the-api/querying).
                 * @example region=uk && team=invoice-finance
                 */
                tags?: string;
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
                    "application/json": components["schemas"]["Companies"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create company
     * ﻿Use the *Create company* endpoint to create a new [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) that represents your customer in Codat.
     *
     * A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
     * Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
     *
     * If forbidden characters (see `name` pattern) are present in the request, a company will be created with the forbidden characters removed. For example, `Company (Codat[1])` with be created as `Company Codat1`.
     * `POST /companies`
     * @example
     * await api["create-company"]({ name: "Technicalium" });
     * @source openapi.yaml:352
     */
    "create-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompanyRequestBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get company
     * ﻿The *Get company* endpoint returns a single company for a given `companyId`.
     *
     * A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
     * Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
     *
     * `GET /companies/{companyId}`
     * @example
     * await api["get-company"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:572
     */
    "get-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Replace company
     * ﻿Use the *Replace company* endpoint to replace the existing name, description, and tags of the company. Calling the endpoint will replace existing values even if new values haven't been defined in the payload.
     *
     * A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
     * Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
     * `PUT /companies/{companyId}`
     * @example
     * await api["replace-company"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", body: { name: "New Name" } });
     * @source openapi.yaml:442
     */
    "replace-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompanyRequestBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Delete a company
     * ﻿The *Delete company* endpoint permanently deletes a [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company), its [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) and any cached data. This operation is irreversible.
     *
     * A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
     * Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources, such as one connection to Xero for accounting data, two connections to Plaid for two bank accounts, and a connection to Zettle for POS data.
     *
     * `DELETE /companies/{companyId}`
     * @example
     * await api["delete-company"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:543
     */
    "delete-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Update company
     * ﻿Use the *Update company* endpoint to update the name, description, or tags of the company.
     *
     * The *Update company* endpoint doesn't have any required fields. If any of the fields provided are `null` or not provided, they won't be included in the update.
     *
     * A [company](https://docs.codat.io/sync-for-payables-api#/schemas/Company) represents a business sharing access to their data.
     * `PATCH /companies/{companyId}`
     * @example
     * await api["update-company"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", body: { tags: { refrence: "new reference" } } });
     * @source openapi.yaml:489
     */
    "update-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompanyUpdateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List connections
     * ﻿List the connections for a company.
     * `GET /companies/{companyId}/connections`
     * @example
     * await api["list-connections"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:678
     */
    "list-connections": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
                    "application/json": components["schemas"]["Connections"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create connection
     * ﻿Creates a connection for the company by providing a valid `platformKey`.
     *
     * Use the [List Integrations](https://docs.codat.io/platform-api#/operations/list-integrations) endpoint to access valid platform keys.
     * `POST /companies/{companyId}/connections`
     * @example
     * await api["create-connection"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:739
     */
    "create-connection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description A unique 4-letter key to represent a platform in each integration. View [accounting](https://docs.codat.io/integrations/accounting/overview#platform-keys), [banking](https://docs.codat.io/integrations/banking/overview#platform-keys), and [commerce](https://docs.codat.io/integrations/commerce/overview#platform-keys) platform keys.
                     *     minLength: 4, maxLength: 4, pattern: [a-z]{4}
                     * @example gbol
                     */
                    platformKey?: string;
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get connection
     * ﻿Returns a specific connection for a company when valid identifiers are provided. If the identifiers are for a deleted company and/or connection, a not found response is returned.
     * `GET /companies/{companyId}/connections/{connectionId}`
     * @example
     * await api["get-connection"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:804
     */
    "get-connection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Delete connection
     * ﻿Revoke and remove a connection from a company.
     * This operation is not reversible. The end user would need to reauthorize a new data connection if you wish to view new data for this company.
     * `DELETE /companies/{companyId}/connections/{connectionId}`
     * @example
     * await api["delete-connection"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:849
     */
    "delete-connection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Unlink connection
     * ﻿This allows you to deauthorize a connection, without deleting it from Codat. This means you can still view any data that has previously been pulled into Codat, and also lets you re-authorize in future if your customer wishes to resume sharing their data.
     * `PATCH /companies/{companyId}/connections/{connectionId}`
     * @example
     * await api["unlink-connection"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", body: { status: "Unlinked" } });
     * @source openapi.yaml:879
     */
    "unlink-connection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The current authorization status of the data connection. */
                    status?: components["schemas"]["Connection:definitions:dataConnectionStatus:"] | null;
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Refresh all data
     * Refreshes all data types with `fetch on first link` set to `true` for a given company.
     *
     * This is an asynchronous operation, and will bring updated data into Codat from the linked integration for you to view.
     *
     * [Read more](https://docs.codat.io/core-concepts/data-type-settings) about data type settings and `fetch on first link`.
     * `POST /companies/{companyId}/data/all`
     * @example
     * await api["refresh-all-data-types"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:934
     */
    "refresh-all-data-types": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get data status
     * Get the state of each data type for a company
     * `GET /companies/{companyId}/dataStatus`
     * @example
     * await api["get-data-status"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:972
     */
    "get-data-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
                    "application/json": {
                        accountTransactions?: components["schemas"]["DataStatus"] | null;
                        balanceSheet?: components["schemas"]["DataStatus"] | null;
                        bankAccounts?: components["schemas"]["DataStatus"] | null;
                        bankTransactions?: components["schemas"]["DataStatus"] | null;
                        billCreditNotes?: components["schemas"]["DataStatus"] | null;
                        billPayments?: components["schemas"]["DataStatus"] | null;
                        bills?: components["schemas"]["DataStatus"] | null;
                        cashFlowStatement?: components["schemas"]["DataStatus"] | null;
                        chartOfAccounts?: components["schemas"]["DataStatus"] | null;
                        company?: components["schemas"]["DataStatus"] | null;
                        creditNotes?: components["schemas"]["DataStatus"] | null;
                        customers?: components["schemas"]["DataStatus"] | null;
                        directCosts?: components["schemas"]["DataStatus"] | null;
                        directIncomes?: components["schemas"]["DataStatus"] | null;
                        invoices?: components["schemas"]["DataStatus"] | null;
                        itemReceipts?: components["schemas"]["DataStatus"] | null;
                        items?: components["schemas"]["DataStatus"] | null;
                        journalEntries?: components["schemas"]["DataStatus"] | null;
                        journals?: components["schemas"]["DataStatus"] | null;
                        paymentMethods?: components["schemas"]["DataStatus"] | null;
                        payments?: components["schemas"]["DataStatus"] | null;
                        profitAndLoss?: components["schemas"]["DataStatus"] | null;
                        purchaseOrders?: components["schemas"]["DataStatus"] | null;
                        salesOrders?: components["schemas"]["DataStatus"] | null;
                        suppliers?: components["schemas"]["DataStatus"] | null;
                        taxRates?: components["schemas"]["DataStatus"] | null;
                        trackingCategories?: components["schemas"]["DataStatus"] | null;
                        transfers?: components["schemas"]["DataStatus"] | null;
                        "banking-accountBalances"?: components["schemas"]["DataStatus"] | null;
                        "banking-accounts"?: components["schemas"]["DataStatus"] | null;
                        "banking-transactionCategories"?: components["schemas"]["DataStatus"] | null;
                        "banking-transactions"?: components["schemas"]["DataStatus"] | null;
                        "commerce-companyInfo"?: components["schemas"]["DataStatus"] | null;
                        "commerce-customers"?: components["schemas"]["DataStatus"] | null;
                        "commerce-disputes"?: components["schemas"]["DataStatus"] | null;
                        "commerce-locations"?: components["schemas"]["DataStatus"] | null;
                        "commerce-orders"?: components["schemas"]["DataStatus"] | null;
                        "commerce-paymentMethods"?: components["schemas"]["DataStatus"] | null;
                        "commerce-payments"?: components["schemas"]["DataStatus"] | null;
                        "commerce-productCategories"?: components["schemas"]["DataStatus"] | null;
                        "commerce-products"?: components["schemas"]["DataStatus"] | null;
                        "commerce-taxComponents"?: components["schemas"]["DataStatus"] | null;
                        "commerce-transactions"?: components["schemas"]["DataStatus"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Refresh data type
     * Refreshes a given data type for a given company.
     *
     * This is an asynchronous operation, and will bring updated data into Codat from the linked integration for you to view.
     * `POST /companies/{companyId}/data/queue/{dataType}`
     * @example
     * await api["refresh-data-type"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", dataType: "invoices" });
     * @source openapi.yaml:1396
     */
    "refresh-data-type": {
        parameters: {
            query?: {
                /** @description Optionally, provide a data connection id to only queue pull operations on that connection. */
                connectionId?: string;
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description The key of a Codat data type */
                dataType: components["parameters"]["dataType"];
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
                    "application/json": components["schemas"]["PullOperation"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List pull operations
     * Gets the pull operation history (datasets) for a given company.
     * `GET /companies/{companyId}/data/history`
     * @example
     * await api["list-pull-operations"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:1441
     */
    "list-pull-operations": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
                    "application/json": components["schemas"]["PullOperations"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List push operations
     * List push operation records.
     * `GET /companies/{companyId}/push`
     * @example
     * await api["list-push-operations"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:1502
     */
    "list-push-operations": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
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
                    "application/json": components["schemas"]["PushOperations"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get pull operation
     * Retrieve information about a single dataset or pull operation.
     * `GET /companies/{companyId}/data/history/{datasetId}`
     * @source openapi.yaml:1541
     */
    "get-pull-operation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for the dataset that completed its sync. */
                datasetId: components["parameters"]["datasetId"];
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
                    "application/json": components["schemas"]["PullOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get push operation
     * Retrieve push operation.
     * `GET /companies/{companyId}/push/{pushOperationKey}`
     * @source openapi.yaml:1580
     */
    "get-push-operation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Push operation key. */
                pushOperationKey: string;
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
                    "application/json": components["schemas"]["PushOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List accounts
     * ﻿The *List accounts* endpoint returns a list of [accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) for a given company's connection.
     *
     * [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     * `GET /companies/{companyId}/data/accounts`
     * @example
     * await api["list-accounts"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:1609
     */
    "list-accounts": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accounts"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get account
     * The *Get account* endpoint returns a single account for a given `accountId`.
     *
     * [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/accounts/{accountId}`
     * @example
     * await api["get-account"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", accountId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:2455
     */
    "get-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for an account. */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create account model
     * ﻿The *Get create account model* endpoint returns the expected data for the request payload when creating an [account](https://docs.codat.io/sync-for-payables-api#/schemas/Account) for a given company and integration.
     *
     * [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/chartOfAccounts`
     * @example
     * await api["get-create-account-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:2790
     */
    "get-create-account-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create account
     * The *Create account* endpoint creates a new [account](https://docs.codat.io/sync-for-payables-api#/schemas/Account) for a given company's connection.
     *
     * [Accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account) are the categories a business uses to record accounting transactions.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create account model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-chartOfAccounts-model).
     *
     * `POST /companies/{companyId}/connections/{connectionId}/push/accounts`
     * @example
     * await api["create-account"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:6193
     */
    "create-account": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Account:definitions:accountPrototype:"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAccountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create/update bank account model
     * The *Get create/update bank account model* endpoint returns the expected data for the request payload when creating and updating a [bank account](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) for a given company and integration.
     *
     * [Bank accounts](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) are financial accounts maintained by a bank or other financial institution.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/bankAccounts`
     * @example
     * await api["get-create-bankAccounts-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:6241
     */
    "get-create-bankAccounts-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create bank account
     * The *Create bank account* endpoint creates a new [bank account](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) for a given company's connection.
     *
     * [Bank accounts](https://docs.codat.io/sync-for-payables-api#/schemas/BankAccount) are financial accounts maintained by a bank or other financial institution.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update bank account model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-bankAccounts-model).
     * `POST /companies/{companyId}/connections/{connectionId}/push/bankAccounts`
     * @example
     * await api["create-bank-account"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:7134
     */
    "create-bank-account": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BankAccount:definitions:bankAccountPrototype:"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount:definitions:bankAccountCreateResponse:"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List bill credit notes
     * The *List bill credit notes* endpoint returns a list of [bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company's connection.
     *
     * [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/billCreditNotes`
     * @example
     * await api["list-bill-credit-notes"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:7195
     */
    "list-bill-credit-notes": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillCreditNotes"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get bill credit note
     * The *Get bill credit note* endpoint returns a single bill credit note for a given `billCreditNoteId`.
     *
     * [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/billCreditNotes/{billCreditNoteId}`
     * @example
     * await api["get-bill-credit-note"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", billCreditNoteId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:8709
     */
    "get-bill-credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a bill credit note. */
                billCreditNoteId: components["parameters"]["billCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillCreditNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create/update bill credit note model
     * The *Get create/update bill credit note model* endpoint returns the expected data for the request payload when creating and updating a [bill credit note](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company and integration.
     *
     * [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/billCreditNotes`
     * @example
     * await api["get-create-update-billCreditNote-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:9417
     */
    "get-create-update-billCreditNote-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create bill credit note
     * The *Create bill credit note* endpoint creates a new [bill credit note](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company's connection.
     *
     * [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update bill credit note model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-billCreditNotes-model).
     *
     * `POST /companies/{companyId}/connections/{connectionId}/push/billCreditNotes`
     * @example
     * await api["create-bill-credit-note"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", body: { totalAmount: 100, totalDiscount: 0, subTotal: 100, totalTaxAmount: 0, discountPercentage: 0, status: "Submitted" } });
     * @source openapi.yaml:12289
     */
    "create-bill-credit-note": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BillCreditNote"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBillCreditNoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Update bill credit note
     * The *Update bill credit note* endpoint updates an existing [bill credit note](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) for a given company's connection.
     *
     * [Bill credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote) are issued by a supplier for the purpose of recording credit.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update bill credit note model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-billCreditNotes-model).
     *
     * `PUT /companies/{companyId}/connections/{connectionId}/push/billCreditNotes/{billCreditNoteId}`
     * @example
     * await api["update-bill-credit-note"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billCreditNoteId: "13d946f0-c5d5-42bc-b092-97ece17923ab", body: { totalAmount: 693, status: "Submitted" } });
     * @source openapi.yaml:12506
     */
    "update-bill-credit-note": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
                /**
                 * @description When updating data in the destination platform Codat checks the `sourceModifiedDate` against the `lastupdated` date from the accounting software, if they're different Codat will return an error suggesting you should initiate another pull of the data. If this is set to `true` then the update will override this check.
                 *     default: false
                 */
                forceUpdate?: components["parameters"]["forceUpdate"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill credit note. */
                billCreditNoteId: components["parameters"]["billCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BillCreditNote"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBillCreditNoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List bill payments
     * The *List bill payments* endpoint returns a list of [bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) for a given company's connection.
     *
     * [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/billPayments`
     * @example
     * await api["list-bill-payments"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:12554
     */
    "list-bill-payments": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPayments"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get bill payment
     * The *Get bill payment* endpoint returns a single bill payment for a given `billPaymentId`.
     *
     * [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/billPayments/{billPaymentId}`
     * @example
     * await api["get-bill-payments"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", billPaymentId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:13495
     */
    "get-bill-payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a bill payment. */
                billPaymentId: components["parameters"]["billPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPayment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Delete bill payment
     * ﻿The *Delete bill payment* endpoint allows you to delete a specified bill payment from an accounting software.
     *
     * [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
     *
     * ### Process
     * 1. Pass the `{billPaymentId}` to the *Delete bill payment* endpoint and store the `pushOperationKey` returned.
     * 2. Check the status of the delete operation by checking the status of the push operation either via
     *    1. [Push operation webhook](https://docs.codat.io/introduction/webhooks/core-rules-types#push-operation-status-has-changed) (advised),
     *    2. [Push operation status endpoint](https://docs.codat.io/sync-for-payables-api#/operations/get-push-operation).
     *
     *    A `Success` status indicates that the bill payment object was deleted from the accounting software.
     * 3. (Optional) Check that the bill payment was deleted from the accounting software.
     *
     * ### Effect on related objects
     * Be aware that deleting a bill payment from an accounting software might cause related objects to be modified.
     *
     * ## Integration specifics
     * Integrations that support soft delete do not permanently delete the object in the accounting software.
     *
     * | Integration | Soft Delete | Details |
     * |-------------|-------------|---------|
     * | QuickBooks Online  | No  | -
     * | QuickBooks Desktop | No  | -
     * | Oracle NetSuite    | No  | See [here](/integrations/accounting/netsuite/accounting-netsuite-how-deleting-bill-payments-works) to learn more.
     * | Xero               | Yes | -
     * | Sage Intacct       | No  | Some bill payments in Sage Intacct can only be deleted, whilst others can only be voided. Codat have applied logic to handle this complexity.
     *
     * > **Supported integrations**
     * >
     * > This functionality is currently supported for our QuickBooks Online, QuickBooks Desktop, Oracle NetSuite, Xero and Sage Intacct integrations.
     * `DELETE /companies/{companyId}/connections/{connectionId}/push/billPayments/{billPaymentId}`
     * @example
     * await api["delete-billPayment"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billPaymentId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:13920
     */
    "delete-billPayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill payment. */
                billPaymentId: components["parameters"]["billPaymentId"];
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
                    "application/json": components["schemas"]["PushOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create bill payment model
     * The *Get create bill payment model* endpoint returns the expected data for the request payload when creating a [bill payment](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) for a given company and integration.
     *
     * [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any Accounts Payable account.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/billPayments`
     * @example
     * await api["get-create-billPayment-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:13981
     */
    "get-create-billPayment-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create bill payments
     * The *Create bill payment* endpoint creates a new [bill payment](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) for a given company's connection.
     *
     * [Bill payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) are an allocation of money within any customer accounts payable account.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create bill payment model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-billPayments-model).
     * `POST /companies/{companyId}/connections/{connectionId}/push/billPayments`
     * @example
     * await api["create-bill-payment"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", body: { date: "2023-01-05T12:33:25.339Z" } });
     * @source openapi.yaml:15784
     */
    "create-bill-payment": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BillPayment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBillPaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List bills
     * The *List bills* endpoint returns a list of [bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company's connection.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     * `GET /companies/{companyId}/data/bills`
     * @example
     * await api["list-bills"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:15946
     */
    "list-bills": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bills"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get bill
     * The *Get bill* endpoint returns a single bill for a given `billId`.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/bills/{billId}`
     * @example
     * await api["get-bill"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:18332
     */
    "get-bill": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create/update bill model
     * ﻿The *Get create/update bill model* endpoint returns the expected data for the request payload when creating and updating a [bill](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company and integration.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/bills`
     * @example
     * await api["get-create-update-bill-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:19617
     */
    "get-create-update-bill-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create bill
     * The *Create bill* endpoint creates a new [bill](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company's connection.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update bill model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-bills-model).
     *
     * The following integrations support bill creation from purchase orders.
     * Each bill can reference an associated purchase order at either the header level (applying to the bill as a whole) or at individual line items, allowing for flexible matching between orders and bill details.
     *
     * | Integration       | Supports purchase orders |
     * |-------------------|--------------------------|
     * | Oracle NetSuite   | Yes                      |
     * | QuickBooks Online | Yes                      |
     * `POST /companies/{companyId}/connections/{connectionId}/push/bills`
     * @example
     * await api["create-bill"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", body: { issueDate: "2023-03-08T09:21:18.558Z", status: "Open", subTotal: 3.25, taxAmount: 0, totalAmount: 3.25 } });
     * @source openapi.yaml:22833
     */
    "create-bill": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Bill"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBillResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Update bill
     * The *Update bill* endpoint updates an existing [bill](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) for a given company's connection.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update bill model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-bills-model).
     *
     * `PUT /companies/{companyId}/connections/{connectionId}/push/bills/{billId}`
     * @example
     * await api["update-bill"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:23074
     */
    "update-bill": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
                /**
                 * @description When updating data in the destination platform Codat checks the `sourceModifiedDate` against the `lastupdated` date from the accounting software, if they're different Codat will return an error suggesting you should initiate another pull of the data. If this is set to `true` then the update will override this check.
                 *     default: false
                 */
                forceUpdate?: components["parameters"]["forceUpdate"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Bill"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBillResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Delete bill
     * The *Delete bill* endpoint allows you to delete a specified bill from an accounting software.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are itemized records of goods received or services provided to the SMB.
     *
     * ### Process
     * 1. Pass the `{billId}` to the *Delete bill* endpoint and store the `pushOperationKey` returned.
     * 2. Check the status of the delete operation by checking the status of the push operation either via
     *     1. [Push operation webhook](https://docs.codat.io/introduction/webhooks/core-rules-types#push-operation-status-has-changed) (advised),
     *     2. [Push operation status endpoint](https://docs.codat.io/sync-for-payables-api#/operations/get-push-operation).
     *
     *    A `Success` status indicates that the bill object was deleted from the accounting software.
     * 3. (Optional) Check that the bill was deleted from the accounting software.
     *
     * ### Effect on related objects
     *
     * Be aware that deleting a bill from an accounting software might cause related objects to be modified. For example, if you delete a paid bill in QuickBooks Online or QuickBooks Desktop, the bill is deleted but the bill payment against that bill is not. The bill payment is converted to a payment on account.
     *
     * ## Integration specifics
     * Integrations that support soft delete do not permanently delete the object in the accounting software.
     *
     * | Integration | Soft Delete | Details                                                                                                      |
     * |-------------|-------------|--------------------------------------------------------------------------------------------------------------|
     * | QuickBooks Online | No          | - |
     * | QuickBooks Desktop | No          | - |
     * | Oracle NetSuite   | No          | When deleting a bill that's already linked to a bill payment, you must delete the linked bill payment first. |                                                                                                      |
     * | Sage Intacct   | No          | When deleting a bill that's already linked to a bill payment, you must delete the linked bill payment first. |
     * | Xero   | No          | Draft bills will be deleted. Open bills will be voided instead of deleted since Xero only allows voiding a bill once it's been posted. When deleting a bill that's already linked to a bill payment, you must delete the linked bill payment first. |
     *
     * > **Supported Integrations**
     * >
     * > This functionality is currently supported for our QuickBooks Online, QuickBooks Desktop, Xero, Oracle NetSuite and Sage Intacct integrations.
     * `DELETE /companies/{companyId}/connections/{connectionId}/push/bills/{billId}`
     * @example
     * await api["delete-bill"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:23119
     */
    "delete-bill": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
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
                    "application/json": components["schemas"]["PushOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List bill attachments
     * The *List bill attachments* endpoint returns a list of attachments available to download for a given `billId`.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     * `GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments`
     * @example
     * await api["list-bill-attachments"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:23183
     */
    "list-bill-attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachments"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get bill attachment
     * The *Get bill attachment* endpoint returns a specific attachment for a given `billId` and `attachmentId`.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}`
     * @example
     * await api["get-bill-attachment"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab", attachmentId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:23224
     */
    "get-bill-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
                /** @description Unique identifier for an attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Delete bill attachment
     * The *Delete bill attachment* endpoint allows you to delete a specified bill attachment from an accounting software.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices
     * that represent the SMB's financial obligations to their supplier for a
     * purchase of goods or services.
     *
     * ### Process
     *
     * 1. Pass the `{billId}` and `{attachmentId}` to the *Delete bill attachment* endpoint and store the `pushOperationKey` returned.
     *
     * 2. Check the status of the delete operation by checking the status of push operation either via
     *
     * 1. [Push operation webhook](https://docs.codat.io/introduction/webhookscore-rules-types#push-operation-status-has-changed) (advised),
     *
     * 2. [Push operation status endpoint](https://docs.codat.io/sync-for-payables-api#/operations/get-push-operation). A `Success` status indicates that the bill attachment object was deleted from the accounting software.
     *
     * 3. (Optional) Check that the bill attachment was deleted from the accounting software.
     *
     * >**Supported Integrations**
     * >
     * >This functionality is currently only supported for our QuickBooks Online integration.
     * `DELETE /companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments/{attachmentId}`
     * @example
     * await api["delete-bill-attachment"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab", attachmentId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:23267
     */
    "delete-bill-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
                /** @description Unique identifier for an attachment. */
                attachmentId: components["parameters"]["attachmentId"];
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
                    "application/json": components["schemas"]["PushOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Download bill attachment
     * The *Download bill attachment* endpoint downloads a specific attachment for a given `billId` and `attachmentId`.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}/download`
     * @example
     * await api["download-bill-attachment"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab", attachmentId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:23320
     */
    "download-bill-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
                /** @description Unique identifier for an attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Upload bill attachment
     * The *Upload bill attachment* endpoint uploads an attachment and assigns it against a specific `billId`.
     *
     * [Bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) are invoices that represent the SMB's financial obligations to their supplier for a purchase of goods or services.
     *
     * **Integration-specific behavior**
     *
     * For more details on supported file types by integration see [Attachments](https://docs.codat.io/sync-for-payables-api#/schemas/Attachment).
     *
     * `POST /companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments`
     * @example
     * await api["upload-bill-attachment"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", billId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:23363
     */
    "upload-bill-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a bill. */
                billId: components["parameters"]["billId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create journal entry model
     * ﻿The *Get create journal entry model* endpoint returns the expected data for the request payload when creating a [journal entry](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) for a given company and integration.
     *
     * [Journal entries](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) are  made in a company's general ledger, or accounts, when transactions are approved.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/journalEntries`
     * @example
     * await api["get-create-journalEntry-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:23404
     */
    "get-create-journalEntry-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create journal entry
     * The *Create journal entry* endpoint creates a new [journal entry](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) for a given company's connection.
     *
     * [Journal entries](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) are  made in a company's general ledger, or accounts, when transactions are approved.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create journal entry model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-journalEntries-model).
     *
     * `POST /companies/{companyId}/connections/{connectionId}/push/journalEntries`
     * @example
     * await api["create-journal-entry"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", body: { description: "record level description", postedOn: "2023-02-23T19:49:16.052Z", createdOn: "2023-02-22T19:49:16.052Z", updatedOn: "2023-02-21T19:49:16.052Z", journalRef: { id: "12" }, journalLines: [{ description: "journalLines.description debit", netAmount: 23.02, currency: "USD", accountRef: { id: "80000019-1671793811", name: "Office Supplies" }, tracking: { recordRefs: [{ id: "80000001-1674553252", dataType: "customers" }] } }, { description: "journalLines.description credit", netAmount: -23.02, currency: "USD", accountRef: { id: "8000001E-1671793811", name: "Utilities" }, tracking: { recordRefs: [{ id: "80000002-1674553271", dataType: "trackingCategories" }] } }], recordRef: { id: "80000002-6722155312", dataType: "bills" }, metadata: { isDeleted: true } } });
     * @source openapi.yaml:24376
     */
    "create-journal-entry": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JournalEntry"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateJournalEntryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List journals
     * The *List journals* endpoint returns a list of [journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) for a given company's connection.
     *
     * [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/journals`
     * @example
     * await api["list-journals"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:24504
     */
    "list-journals": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journals"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get journal
     * The *Get journal* endpoint returns a single journal for a given `journalId`.
     *
     * [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/journals/{journalId}`
     * @source openapi.yaml:24726
     */
    "get-journal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a journal. */
                journalId: components["parameters"]["journalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create journal model
     * The *Get create journal model* endpoint returns the expected data for the request payload when creating a [journal](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) for a given company and integration.
     *
     * [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/journals`
     * @example
     * await api["get-create-journal-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:24825
     */
    "get-create-journal-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create journal
     * The *Create journal* endpoint creates a new [journal](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) for a given company's connection.
     *
     * [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) are used to record all the financial transactions of a company.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create journal model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-journals-model).
     *
     * `POST /companies/{companyId}/connections/{connectionId}/push/journals`
     * @example
     * await api["create-journal"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:24964
     */
    "create-journal": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Journal:definitions:journalPrototype:"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateJournalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List payment methods
     * The *List payment methods* endpoint returns a list of [payment methods](https://docs.codat.io/sync-for-payables-api#/schemas/PaymentMethod) for a given company's connection.
     *
     * [Payment methods](https://docs.codat.io/sync-for-payables-api#/schemas/PaymentMethod) are used to pay a Bill. Payment Methods are referenced on [Bill Payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) and [Payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment).
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/paymentMethods`
     * @example
     * await api["list-payment-methods"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:25011
     */
    "list-payment-methods": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get payment method
     * The *Get payment method* endpoint returns a single payment method for a given `paymentMethodId`.
     *
     * [Payment methods](https://docs.codat.io/sync-for-payables-api#/schemas/PaymentMethod) are used to pay a Bill. Payment Methods are referenced on [Bill Payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) and [Payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment).
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/paymentMethods/{paymentMethodId}`
     * @example
     * await api["get-payment-method"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", paymentMethodId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:25151
     */
    "get-payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a payment method. */
                paymentMethodId: components["parameters"]["paymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List suppliers
     * The *List suppliers* endpoint returns a list of [suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company's connection.
     *
     * [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
     * `GET /companies/{companyId}/data/suppliers`
     * @example
     * await api["list-suppliers"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:25216
     */
    "list-suppliers": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suppliers"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get supplier
     * The *Get supplier* endpoint returns a single supplier for a given `supplierId`.
     *
     * [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/suppliers/{supplierId}`
     * @example
     * await api["get-supplier"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", supplierId: "13d946f0-c5d5-42bc-b092-97ece17923ab" });
     * @source openapi.yaml:26029
     */
    "get-supplier": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a supplier. */
                supplierId: components["parameters"]["supplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get create/update supplier model
     * The *Get create/update supplier model* endpoint returns the expected data for the request payload when creating and updating a [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company and integration.
     *
     * [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
     *
     * **Integration-specific behavior**
     *
     * See the *response examples* for integration-specific indicative models.
     *
     * `GET /companies/{companyId}/connections/{connectionId}/options/suppliers`
     * @example
     * await api["get-create-update-supplier-model"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171" });
     * @source openapi.yaml:26363
     */
    "get-create-update-supplier-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
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
                    "application/json": components["schemas"]["PushOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Create supplier
     * The *Create supplier* endpoint creates a new [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company's connection.
     *
     * [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update supplier model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-suppliers-model).
     *
     * `POST /companies/{companyId}/connections/{connectionId}/push/suppliers`
     * @example
     * await api["create-supplier"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", body: { status: "Active" } });
     * @source openapi.yaml:29860
     */
    "create-supplier": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Supplier"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSupplierResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Update supplier
     * The *Update supplier* endpoint updates an existing [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) for a given company's connection.
     *
     * [Suppliers](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier) are people or organizations that provide something, such as a product or service.
     *
     * **Integration-specific behavior**
     *
     * Required data may vary by integration. To see what data to post, first call [Get create/update supplier model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-update-suppliers-model).
     *
     * `PUT /companies/{companyId}/connections/{connectionId}/push/suppliers/{supplierId}`
     * @example
     * await api["update-supplier"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", connectionId: "2e9d2c44-f675-40ba-8049-353bfcb5e171", supplierId: "13d946f0-c5d5-42bc-b092-97ece17923ab", body: { status: "Unknown" } });
     * @source openapi.yaml:29916
     */
    "update-supplier": {
        parameters: {
            query?: {
                /** @description Time limit for the push operation to complete before it is timed out. */
                timeoutInMinutes?: components["parameters"]["timeoutInMinutes"];
                /**
                 * @description When updating data in the destination platform Codat checks the `sourceModifiedDate` against the `lastupdated` date from the accounting software, if they're different Codat will return an error suggesting you should initiate another pull of the data. If this is set to `true` then the update will override this check.
                 *     default: false
                 */
                forceUpdate?: components["parameters"]["forceUpdate"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Unique identifier for a supplier. */
                supplierId: components["parameters"]["supplierId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Supplier"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSupplierResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List all tax rates
     * The *List tax rates* endpoint returns a list of [tax rates](https://docs.codat.io/sync-for-payables-api#/schemas/TaxRate) for a given company's connection.
     *
     * [Tax rates](https://docs.codat.io/sync-for-payables-api#/schemas/TaxRate) are a set of taxes and associated rates within the SMB's accounting software.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/taxRates`
     * @example
     * await api["list-tax-rates"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:29964
     */
    "list-tax-rates": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRates"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get tax rate
     * The *Get tax rate* endpoint returns a single tax rate for a given `taxRateId`.
     *
     * [Tax rates](https://docs.codat.io/sync-for-payables-api#/schemas/TaxRate) are a set of taxes and associated rates within the SMB's accounting software.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/taxRates/{taxRateId}`
     * @source openapi.yaml:30777
     */
    "get-tax-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a tax rate. */
                taxRateId: components["parameters"]["taxRateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * List tracking categories
     * The *List tracking categories* endpoint returns a list of [tracking categories](https://docs.codat.io/sync-for-payables-api#/schemas/TrackingCategory) for a given company's connection.
     *
     * [Tracking categories](https://docs.codat.io/sync-for-payables-api#/schemas/TrackingCategory) are used to monitor cost centres and control budgets that sit outside the standard set of accounts.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/trackingCategories`
     * @example
     * await api["list-tracking-categories"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002", page: 1 });
     * @source openapi.yaml:31118
     */
    "list-tracking-categories": {
        parameters: {
            query?: {
                /**
                 * @description Page number. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records to return in a page. [Read more](https://docs.codat.io/using-the-api/paging).
                 *     minimum: 1, maximum: 5000, default: 100
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Codat query string. [Read more](https://docs.codat.io/using-the-api/querying).
                 * @example id=e3334455-1aed-4e71-ab43-6bccf12092ee
                 */
                query?: components["parameters"]["query"];
                /** @description Field to order results by. [Read more](https://docs.codat.io/using-the-api/ordering-results). */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingCategories"];
                };
            };
            400: components["responses"]["Malformed-Query"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get tracking categories
     * The *Get tracking category* endpoint returns a single tracking category for a given `trackingCategoryId`.
     *
     * [Tracking categories](https://docs.codat.io/sync-for-payables-api#/schemas/TrackingCategory) are used to monitor cost centres and control budgets that sit outside the standard set of accounts.
     *
     * Before using this endpoint, you must have [retrieved data for the company](https://docs.codat.io/sync-for-payables-api#/operations/refresh-company-data).
     *
     * `GET /companies/{companyId}/data/trackingCategories/{trackingCategoryId}`
     * @source openapi.yaml:31461
     */
    "get-tracking-category": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
                /** @description Unique identifier for a tracking category. */
                trackingCategoryId: components["parameters"]["trackingCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingCategoryTree"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
    /**
     * Get company accounting profile
     * Gets the latest basic info for a company.
     * `GET /companies/{companyId}/data/info`
     * @example
     * await api["get-accounting-profile"]({ companyId: "8a210b68-6988-11ed-a1eb-0242ac120002" });
     * @source openapi.yaml:31601
     */
    "get-accounting-profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for a company. */
                companyId: components["parameters"]["companyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Payment-Required"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Not-Found"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Too-Many-Requests"];
            500: components["responses"]["Internal-Server-Error"];
            503: components["responses"]["Service-Unavailable"];
        };
    };
}
