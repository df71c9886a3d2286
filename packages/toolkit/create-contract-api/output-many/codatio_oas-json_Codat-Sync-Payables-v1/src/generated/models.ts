// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/**
 * > **Language tip:** Accounts are also referred to as **chart of accounts**, **nominal accounts**, and **general ledger**.
 *
 * ## Overview
 *
 * Accounts are the categories a business uses to record accounting transactions. From the Accounts endpoints, you can retrieve a list of all accounts for a specified company.
 *
 * The categories for an account include:
 * * Asset
 * * Expense
 * * Income
 * * Liability
 * * Equity.
 *
 * The same account may have a different category based on the integration it is used in. For example, a current account (known as checking in the US) should be categorized as `Asset.Current` for Xero, and `Asset.Bank.Checking` for QuickBooks Online.
 *
 * At the same time, each integration may have its own requirements to the categories. For example, a Paypal account in Xero is of the `Asset.Bank` category and therefore requires additional properties to be provided.
 *
 * To determine the list of allowed categories for a specific integration, you can:
 * - Follow our [Create, update, delete data](https://docs.codat.io/using-the-api/push) guide and use the [Get create account model](https://docs.codat.io/sync-for-payables-api#/operations/get-create-chartOfAccounts-model).
 * - Refer to the integration's own documentation.
 *
 * > **Accounts with no category**
 * >
 * > If an account is pulled from the chart of accounts and its nominal code does not lie within the category layout for the company's accounts, then the **type** is `Unknown`. The **fullyQualifiedCategory** and **fullyQualifiedName** fields return `null`.
 * >
 * > This approach gives a true representation of the company's accounts whilst preventing distorting financials such as a company's profit and loss and balance sheet reports.
 */
export type Account = components["schemas"]["Account"];

export type Accounts = components["schemas"]["Accounts"];

export type Address = components["schemas"]["Address"];

/**
 * The Codat API supports pulling and pushing of file attachments for invoices, bills, direct costs, and direct incomes.
 *
 * > **Retrieving attachments**
 * >
 * > If a company is authorized, you can query the Codat API to read, download, and upload attachments without requiring a fresh sync of data.
 *
 * Unlike other data types, Codat doesn't support [sync settings](https://docs.codat.io/knowledge-base/advanced-sync-settings) for attachments.
 *
 * Note that different integrations have different requirements to file size and extension of attachments.
 *
 * | Integration       | File size | File extension                                                                                                                                               |
 * |-------------------|-----------|--------------------------------------------------------------------------------------------------------------------------------------------------------------|
 * | Xero              | 4 MB      | 7Z, BMP, CSV, DOC, DOCX, EML, GIF, JPEG, JPG, KEYNOTE, MSG, NUMBERS, ODF,   ODS, ODT, PAGES, PDF, PNG, PPT, PPTX, RAR, RTF, TIF, TIFF, TXT, XLS, XLSX,   ZIP |
 * | QuickBooks Online | 100 MB    | AI, CSV, DOC, DOCX, EPS, GIF, JPEG, JPG, ODS, PAGES, PDF, PNG, RTF, TIF,   TXT, XLS, XLSX, XML                                                               |
 * | NetSuite          | 100 MB    | BMP, CSV, XLS, XLSX, JSON, PDF, PJPG, PJPEG, PNG, TXT, SVG, TIF, TIFF,   DOC, DOCX, ZIP                                                                      |
 * | Dynamics 365 Business Central          | 350 MB    | Dynamics do not explicitly outline which file types are supported but they do state <a className="external" href="https://learn.microsoft.com/en-gb/dynamics365/business-central/ui-how-add-link-to-record#to-attach-a-file-to-a-purchase-invoice" target="_blank">here</a> that "You can attach any type of file, such as text, image, or video files".                                                                   |
 */
export type Attachment = components["schemas"]["Attachment"];

export type Attachments = components["schemas"]["Attachments"];

export type AttachmentUpload = components["schemas"]["AttachmentUpload"];

/**
 * > **Accessing Bank Accounts through Banking API**
 * >
 * > This datatype was originally used for accessing bank account data both in accounting integrations and open banking aggregators.
 * >
 * > To view bank account data through the Banking API, please refer to the new [Banking: Account](https://docs.codat.io/sync-for-payables-api#/schemas/Account) data type.
 *
 * ## Overview
 *
 * A list of bank accounts associated with a company and a specific data connection.
 *
 * Bank accounts data includes:
 * * The name and ID of the account in the accounting software.
 * * The currency and balance of the account.
 * * The sort code and account number.
 */
export type BankAccount = components["schemas"]["BankAccount"];

/**
 * > **Invoices or bills?**
 * >
 * > We distinguish between invoices where the company *owes money* vs. *is owed money*. If the company has received an invoice, and owes money to someone else (accounts payable) we call this a Bill.
 * >
 * > See [Invoices](https://docs.codat.io/sync-for-payables-api#/schemas/Invoice) for the accounts receivable equivalent of bills.
 *
 * ## Overview
 *
 * In Codat, a bill contains details of:
 * * When the bill was recorded in the accounting system.
 * * How much the bill is for and the currency of the amount.
 * * Who the bill was received from — the *supplier*.
 * * What the bill is for — the *line items*.
 *
 * Some accounting software give a separate name to purchases where the payment is made immediately, such as something bought with a credit card or online payment. One example of this would be QuickBooks Online's *expenses*.
 *
 * You can find these types of transactions in our [Direct costs](https://docs.codat.io/sync-for-payables-api#/schemas/DirectCost) data model.
 */
export type Bill = components["schemas"]["Bill"];

/**
 * > **Bill credit notes or credit notes?**
 * >
 * > In Codat, bill credit notes represent accounts payable only. For accounts receivable, see [Credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/CreditNote).
 *
 * ## Overview
 *
 * A bill credit note is issued by a supplier for the purpose of recording credit. For example, if a supplier was unable to fulfil an order that was placed by a business, or delivered damaged goods, they would issue a bill credit note. A bill credit note reduces the amount a business owes to the supplier. It can be refunded to the business or used to pay off future bills.
 *
 * In the Codat API, a bill credit note is an accounts payable record issued by a [supplier](https://docs.codat.io/sync-for-payables-api#/schemas/Supplier).
 *
 * A bill credit note includes details of:
 * * The original and remaining credit.
 * * Any allocations of the credit against other records, such as [bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill).
 * * The supplier that issued the bill credit note.
 */
export type BillCreditNote = components["schemas"]["BillCreditNote"];

export type BillCreditNotes = components["schemas"]["BillCreditNotes"];

/**
 * > **Bill payments or payments?**
 * >
 * > We distinguish between transactions where the company received money vs. paid money. If the transaction represents a company spending money (accounts payable) we call this a Bill payment.
 * >
 * > See [payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment) for the accounts receivable equivalent of Bill payments, which covers [invoices](https://docs.codat.io/sync-for-payables-api#/schemas/Invoice) and [credit notes](https://docs.codat.io/sync-for-payables-api#/schemas/CreditNote).
 *
 * ## Overview
 *
 * Bill payments include all accounts payable transaction data ([bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill) and [credit notes against bills](https://docs.codat.io/sync-for-payables-api#/schemas/BillCreditNote)).
 *
 * A bill payment in Codat usually represents an allocation of money within any customer accounts payable account. This includes, but is not strictly limited to:
 *
 * - A payment made against a bill — for example, a credit card payment, cheque payment, or cash payment.
 * - An allocation of a supplier's credit note to a bill or perhaps a refund.
 * - A bill payment made directly to an accounts payable account. This could be an overpayment or a prepayment, or a refund of a payment made directly to an accounts payable account.
 *
 * Depending on the bill payments which are allowed by the underlying accounting software, some of these types may be combined. Please see the example data section for samples of what these cases look like.
 *
 * In Codat, a bill payment contains details of:
 *
 * - When the bill payment was recorded in the accounting system.
 * - How much it is for and in the currency.
 * - Who the payment has been paid to, the _supplier_.
 * - The types of bill payments, the _line items_.
 *
 * Some accounting software give a separate name to purchases where the payment is made immediately, such as something bought with a credit card or online payment. One example of this would be QuickBooks Online's _expenses_. You can find these types of transactions in our [Direct costs](https://docs.codat.io/sync-for-payables-api#/schemas/DirectCost) data model.
 *
 * Bill payments is a child data type of [account transactions](https://docs.codat.io/sync-for-payables-api#/schemas/AccountTransaction).
 *
 * ---
 *
 * ## Bill payment types
 *
 * ### Payment of a bill
 *
 * A payment paying a single bill should have the following properties:
 *
 * - A `totalAmount` indicating the amount of the bill that was paid. This is always positive.
 * - A `lines` array containing one element with the following properties:
 *   - An `amount` equal to the `totalAmount` above.
 *   - A `links` array containing one element with the following properties:
 *     - A `type` indicating the type of link, in this case a `Bill`.
 *     - An `id` containing the ID of the bill that was paid.
 *     - An amount of `-totalAmount` (negative `totalAmount`), indicating that the entirety of the paid amount is allocated to the bill.
 *
 * ### Payment of multiple bills
 *
 * It is possible for one payment to pay multiple bills. This can be represented using two possible formats, depending on how the supplier keeps their books:
 *
 * 1. The payment has multiple entries in its **lines** array, one for each bill that is paid. Each line will follow the above example for paying a bill, and the rules detailed in the data model.
 * 2. The payment has a line with multiple links to each bill. This occurs when the proportion of the original payment allocated to each bill is not available.
 *
 * Each line is the same as those described above, with the **amount** indicating how much of the payment is allocated to the bill. The **amount** on the lines sum to the **totalAmount** on the payment.
 *
 * > Pushing batch payments to Xero
 * >
 * > When pushing a single bill payment to Xero to pay multiple bills, only the first format is supported—multiple entries in the payment **lines** array.
 *
 * ### Payments and refunds on account
 *
 * A payment on account, that is a payment that doesn’t pay a specific bill, has one entry in its lines array.
 *
 * The line has the following properties:
 *
 * - A **totalAmount** indicating the amount paid by a supplier or refunded to them by a company. A payment to the supplier is always negative. A refund is always positive.
 * - A **links** array containing one element with the following properties:
 *   - A **type** indicating the type of link. For a payment this is `PaymentOnAccount`. For a refund this is `Refund`.
 *   - The **id** containing the ID of the supplier.
 *   - An amount for the link is `0` **totalAmount** or the amount of the payment or refund.
 *
 * It is possible to have a payment that is part on account and part allocated to a bill. Each line should follow the examples above.
 *
 * ### Using a credit note to pay a bill
 *
 * The payment of a bill using a credit note has one entry in its `lines` array. This **line** has the following properties:
 *
 * - An **amount** indicating the amount of money moved, which in this case is `0`, as the credit note and bill allocation must balance each other.
 * - A **links** array containing two elements:
 *   - The first link has:
 *     - A **type** indicating the type of link, in this case a `Bill`.
 *     - An **id** containing the ID of the bill that was paid.
 *   - The second link has:
 *     - A **type** indicating the type of link, in this case a `CreditNote`.
 *     - An **id** containing the ID of the credit note used by this payment.
 *
 * The **amount** field on the **line** equals the **totalAmount** on the payment.
 *
 * ### Refunding a credit note
 *
 * A bill payment refunding a credit note has one entry in its **lines** array. This line has the following properties:
 *
 * - An **amount** indicating the amount of the credit note that was refunded. This is always negative, indicating that it is a refund.
 * - A **links** array containing one element with the following properties:
 *   - A **type** indicating the type of `link`, in this case a `CreditNote`.
 *   - An **id** containing the ID of the credit note that was refunded.
 *
 * The **totalAmount** field on the payment equals the line's **amount** field. These are both negative, as this is money leaving accounts payable.
 *
 * ### Refunding a payment
 *
 * If a payment is refunded, for example, when a company overpaid a bill and the overpayment is returned, there are two payment records:
 *
 * - One for the incoming overpayment.
 * - Another for the outgoing refund.
 *
 * The payment issuing the refund is identified by the fact that the **totalAmount** is negative. This payment has one entry in its lines array that have the following properties:
 *
 * - An **amount** indicating the amount that was refunded. This is always negative.
 * - A **links** array containing one element with the following properties:
 *   - A **type** indicating the type of a the link, in this case a `BillPayment`.
 *   - An **id** containing the ID of the payment that was refunded.
 *
 * The **amount** field on the line equals the **totalAmount** on the payment and is negative as this is money leaving accounts payable.
 *
 * The payment that was refunded can be identified as it has a line where the `amount` on its `line` is positive and the type of the link is `Refund`. This payment may have several entries in its **lines** array if it was partly used to pay an bill. For example, a £1,050 payment paying a £1,000 bill with a refund of £50 has two lines:
 *
 * - One for £1,000 linked to the bill that was paid
 * - Another for £50 linked to the payment that refunded the over payment. This link is of type `Refund` but the ID corresponds to a bill payment.
 *
 * The line linked to the bill payment has the following properties:
 *
 * - An **amount** indicating the amount that was refunded. This is positive as its money that was added to accounts payable, but is balanced out by the negative amount of the refund.
 * - A **links** array containing one element with the following properties:
 *   - A **type** indicating the type of the link, in this case a `Refund`.
 *   - An **id** containing the ID of the payment that refunded this line.
 *
 * > Linked payments
 * >
 * > Not all accounting software support linked payments in this way. In these platforms you may see a payment on account and a refund on account.
 *
 * ## Foreign currencies
 *
 * There are two types of currency rate that are detailed in the bill payments data type:
 *
 * Payment currency rate:
 *
 * - Base currency of the accounts payable account.
 * - Foreign currency of the bill payment.
 *
 * Payment line link currency rate:
 *
 * - Base currency of the item that the link represents.
 * - Foreign currency of the payment.
 *
 * These two rates allow the calculation of currency loss or gain for any of the transactions affected by the payment lines. The second rate is used when a bill payment is applied to an item in a currency that does not match either:
 *
 * - The base currency for the accounts payable account.
 * - The currency of the item.
 */
export type BillPayment = components["schemas"]["BillPayment"];

export type BillPayments = components["schemas"]["BillPayments"];

export type Bills = components["schemas"]["Bills"];

export type ClientRateLimitWebhook = components["schemas"]["ClientRateLimitWebhook"];

export type Companies = components["schemas"]["Companies"];

/**
 * In Codat, a company represents a business sharing access to their data. Each company can have multiple [connections](https://docs.codat.io/sync-for-payables-api#/schemas/Connection) to different data sources such as one connection to [Xero](https://docs.codat.io/integrations/accounting/xero/accounting-xero) for accounting data, two connections to [Plaid](https://docs.codat.io/integrations/banking/plaid/banking-plaid) for two bank accounts and a connection to [Zettle](https://docs.codat.io/integrations/commerce/zettle/commerce-zettle) for POS data.
 *
 * Typically each company is one of your customers.
 *
 * When you create a company, you can specify a `name` and we will automatically generate a unique `id` for the company. You can also add a `description` to store any additional information about the company.
 */
export type Company = components["schemas"]["Company"];

/**
 * Company info provides standard details about a linked company such as their address, phone number, and company registration.
 *
 * > **Company information or companies?**
 * >
 * > Company information is standard information that is held in the accounting software about a company. `Companies` is an endpoint that lists businesses in the Codat system that have linked and shared their data sources.
 */
export type CompanyInfo = components["schemas"]["CompanyInfo"];

export type CompanyRequestBody = components["schemas"]["CompanyRequestBody"];

export type CompanyUpdateRequest = components["schemas"]["CompanyUpdateRequest"];

/**
 * A connection represents a [company's](https://docs.codat.io/sync-for-payables-api#/schemas/Company) connection to a data source and allows you to synchronize data (pull and/or push) with that source.
 *
 * A company can have multiple data connections depending on the type of data source it is connecting to. For example, a single company can link to:
 *
 * - [Accounting data](https://docs.codat.io/accounting-api/overview) - 1 active connection.
 * - [Banking data](https://docs.codat.io/banking-api/overview) - Multiple active connections.
 * - [Commerce data](https://docs.codat.io/commerce-api/overview) - Multiple active connections.
 * Any combination of accounting, banking, and commerce data connections is allowed.
 *
 * Before you can use a data connection to pull or push data, the company must grant you access to their business data by [linking the connection](https://docs.codat.io/auth-flow/overview).
 */
export type Connection = components["schemas"]["Connection"];

export type Connections = components["schemas"]["Connections"];

export type CreateAccountResponse = components["schemas"]["CreateAccountResponse"];

export type CreateBillCreditNoteResponse = components["schemas"]["CreateBillCreditNoteResponse"];

export type CreateBillPaymentResponse = components["schemas"]["CreateBillPaymentResponse"];

export type CreateBillResponse = components["schemas"]["CreateBillResponse"];

export type CreateJournalEntryResponse = components["schemas"]["CreateJournalEntryResponse"];

export type CreateJournalResponse = components["schemas"]["CreateJournalResponse"];

export type CreateSupplierResponse = components["schemas"]["CreateSupplierResponse"];

/** Describes the state of data in the Codat cache for a company and data type */
export type DataStatus = components["schemas"]["DataStatus"];

export type DataStatusResponse = components["schemas"]["DataStatusResponse"];

export type DataType = components["schemas"]["DataType"];

export type ErrorMessage = components["schemas"]["ErrorMessage"];

/**
 * > **Language tip:** For line items, or individual transactions, of a company's financial documents, refer to the [Journal entries](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry) data type
 *
 * ## Overview
 *
 * In accounting software, journals are used to record all the financial transactions of a company. Each transaction in a journal is represented by a separate [journal entry](https://docs.codat.io/sync-for-payables-api#/schemas/JournalEntry). These entries are used to create the general ledger, which is then used to create the financial statements of a business.
 *
 * When a company records all their transactions in a single journal, it can become large and difficult to maintain and track. This is why large companies often use multiple journals (also known as subjournals) to categorize and manage journal entries.
 *
 * Such journals can be divided into two categories:
 *
 * - Special journals: journals used to record specific types of transactions; for example, a purchases journal, a sales journal, or a cash management journal.
 * - General journals: journals used to record transactions that fall outside the scope of the special journals.
 *
 * Multiple journals or subjournals are used in the following Codat integrations:
 *
 * - [Sage Intacct](https://docs.codat.io/integrations/accounting/sage-intacct/accounting-sage-intacct)  (mandatory)
 * - [Exact Online](https://docs.codat.io/integrations/accounting/exact-online/accounting-exact-online)  (mandatory)
 * - [Oracle NetSuite](https://docs.codat.io/integrations/accounting/netsuite/accounting-netsuite) (optional)
 *
 * > When pushing journal entries to an accounting software that doesn’t support multiple journals (multi-book accounting), the entries will be linked to the platform-generic journal. The Journals data type will only include one object.
 */
export type Journal = components["schemas"]["Journal"];

/**
 * > **Language tip:** For the top-level record of a company's financial transactions, refer to the [Journals](https://docs.codat.io/sync-for-payables-api#/schemas/Journal) data type
 *
 * ## Overview
 *
 * A journal entry report shows the entries made in a company's general ledger, or [accounts](https://docs.codat.io/sync-for-payables-api#/schemas/Account), when transactions are approved. The journal line items for each journal entry should balance.
 *
 * A journal entry line item is a single transaction line on the journal entry. For example:
 *
 * - When a journal entry is recording a receipt of cash, the credit to accounts receivable and the debit to cash are separate line items.
 * - When a company needs to recognise revenue from an annual contract on a monthly basis, on receipt of cash for month one, they make a debit to deferred income and a credit to revenue.
 *
 * In Codat a journal entry contains details of:
 *
 * - The date on which the entry was created and posted.
 * - Itemised lines, including amounts and currency.
 * - A reference to the associated accounts.
 * - A reference to the underlying record. For example, the invoice, bill, or other data type that triggered the posting of the journal entry to the general ledger.
 *
 * > **Pushing journal entries**
 * > Codat only supports journal entries in the base currency of the company that are pushed into accounts denominated in the same base currency.
 */
export type JournalEntry = components["schemas"]["JournalEntry"];

export type Journals = components["schemas"]["Journals"];

export type Metadata = components["schemas"]["Metadata"];

export type PagingInfo = components["schemas"]["PagingInfo"];

/**
 * ## Overview
 *
 * A Payment Method represents the payment method(s) used to pay a Bill. Payment Methods are referenced on [Bill Payments](https://docs.codat.io/sync-for-payables-api#/schemas/BillPayment) and [Payments](https://docs.codat.io/sync-for-payables-api#/schemas/Payment).
 */
export type PaymentMethod = components["schemas"]["PaymentMethod"];

/** The payment method the record is linked to in the accounting or commerce software. */
export type PaymentMethodRef = components["schemas"]["PaymentMethodRef"];

export type PaymentMethods = components["schemas"]["PaymentMethods"];

export type PhoneNumber = components["schemas"]["PhoneNumber"];

/**
 * Information about a queued, in progress or completed pull operation.
 * *Formally called `dataset`*
 */
export type PullOperation = components["schemas"]["PullOperation"];

export type PullOperations = components["schemas"]["PullOperations"];

export type PushOperation = components["schemas"]["PushOperation"];

export type PushOperations = components["schemas"]["PushOperations"];

export type PushOption = components["schemas"]["PushOption"];

/**
 * Supplemental data is additional data you can include in our standard data types.
 *
 * It is referenced as a configured dynamic key value pair that is unique to the accounting software. [Learn more](https://docs.codat.io/using-the-api/supplemental-data/overview) about supplemental data.
 */
export type SupplementalData = components["schemas"]["SupplementalData"];

/**
 * ## Overview
 *
 * From the **Suppliers** endpoints, you can retrieve a list of [all the suppliers for a company](https://docs.codat.io/sync-for-payables-api#/operations/list-suppliers). Suppliers' data links to accounts payable [bills](https://docs.codat.io/sync-for-payables-api#/schemas/Bill).
 */
export type Supplier = components["schemas"]["Supplier"];

export type Suppliers = components["schemas"]["Suppliers"];

/**
 * ## Overview
 *
 * Accounting systems typically store a set of taxes and associated rates within the accounting software. This means that users don't have to look up or remember the rates for each type of tax. For example, applying the tax "UK sales VAT" to line items of an invoice adds the correct rate of 20%.
 *
 * ### Tax components
 *
 * In some cases, a tax is made up of multiple sub taxes, often called _components_ of the tax.  For example, you may have an item that is charged a tax rate called "City import tax (8%)" that has two components:
 *
 * - A city tax of 5%
 * - An import tax of 3%
 *
 * > **Effective tax rates**
 * > - Where there are multiple components of a tax, each component may be calculated on the original amount and added together. Alternatively, one tax may be calculated on the sub-total of the original amount plus another tax, which is referred to as _compounding_. When there is compounding, the effective tax rate is the rate that, if applied to the original amount, would result in the total amount of tax with compounding.
 * >
 * > **Example:**
 * > A tax has two components. Both components have a rate of 10%, and one component is compound. In this case, there is a total tax rate of 20% but an effective tax rate of 21%.
 * >
 * > - For QuickBooks Online, Codat doesn't use compound rates. Instead, the calculated effective tax rate for each component is shown. This means that the effective and total rates are the same because the total tax rate is a sum of the component rates.
 */
export type TaxRate = components["schemas"]["TaxRate"];

export type TaxRates = components["schemas"]["TaxRates"];

export type TrackingCategories = components["schemas"]["TrackingCategories"];

/**
 * Details of a category used for tracking transactions.
 *
 * > Language tip
 * >
 * > Parameters used to track types of spend in various parts of an organization can be called  **dimensions**, **projects**, **classes**, or **locations** in different accounting software. In Codat, we refer to these as tracking categories.
 *
 * ## Overview
 *
 * Tracking categories are used to monitor cost centres and control budgets that sit outside the standard chart of accounts. Customers may use tracking categories to group together and track the income and costs of specific departments, projects, locations or customers.
 *
 * From their accounting system, customers can:
 *
 * - Create and maintain tracking categories and tracking category types.
 * - View all tracking categories that are available for use.
 * - View the relationships between the categories.
 * - Assign invoices, bills, credit notes, or bill credit notes to one or more categories.
 * - View the categories that a transaction belongs to.
 * - View all transactions in a tracking category.
 *
 * ### Tracking categories per platform
 *
 * Review the platform-specific tracking categories that Codat supports, and the level they are assigned to in the source platform.
 *
 * <table>
 * <thead>
 *   <tr>
 *     <th>Platform</th>
 *     <th>Tracking category</th>
 *     <th>Tracking level</th>
 *   </tr>
 * </thead>
 * <tbody>
 *   <tr>
 *     <td><b>Dynamics 365</b></td>
 *     <td>Dimensions</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td><b>Freshbooks</b></td>
 *     <td>Expense&nbsp;categories</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td><b>MYOB</b></td>
 *     <td>Categories</td>
 *     <td>Transaction</td>
 *   </tr>
 *   <tr>
 *     <td rowspan=4><b>Netsuite</b></td>
 *     <td>Classes</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td>Locations</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td>Departments</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td>Custom&nbsp;segments</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td rowspan=2><b>QuickBooks Desktop</b></td>
 *     <td>Classes</td>
 *     <td>Line item or transaction level</td>
 *   </tr>
 *   <tr>
 *     <td>Locations</td>
 *     <td>Transaction</td>
 *   </tr>
 *   <tr>
 *     <td rowspan=2><b>QuickBooks Online</b></td>
 *     <td>Classes</td>
 *     <td>Line item or transaction level</td>
 *   </tr>
 *   <tr>
 *     <td>Locations</td>
 *     <td>Transaction</td>
 *   </tr>
 *   <tr>
 *     <td rowspan=3><b>Sage 200</b></td>
 *     <td>Cost&nbsp;centers</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *       <td>Departments</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td>Analysis&nbsp;codes</td>
 *     <td>Transaction</td>
 *   </tr>
 *   <tr>
 *     <td rowspan=3><b>Sage 50</b></td>
 *     <td>Departments</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *      <td>Costcodes</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td>Projects</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td><b>Sage Intacct</b></td>
 *     <td>Dimensions</td>
 *     <td>Line item</td>
 *   </tr>
 *   <tr>
 *     <td><b>Xero</b></td>
 *     <td>Tracking&nbsp;categories</td>
 *     <td>Line item</td>
 *   </tr>
 * </tbody>
 * </table>
 *
 * > **Example use case**
 * >
 * > Monitor the budget for your annual conference using a tracking category called 'AnnualConference2020' with the **type** set to **Costing**.
 *
 * If a tracking category has a parent category, the ID of that parent category is displayed. There is also a `hasChildren` field that shows whether there are child subcategories nested beneath.
 */
export type TrackingCategory = components["schemas"]["TrackingCategory"];

/** The full structure of a specific tracking category including any child or subcategories. */
export type TrackingCategoryTree = components["schemas"]["TrackingCategoryTree"];

export type UpdateBillCreditNoteResponse = components["schemas"]["UpdateBillCreditNoteResponse"];

export type UpdateBillResponse = components["schemas"]["UpdateBillResponse"];

export type UpdateSupplierResponse = components["schemas"]["UpdateSupplierResponse"];

/** Weblink associated with the company. */
export type WebLink = components["schemas"]["WebLink"];
