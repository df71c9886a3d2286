// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "";

/**
 * The operations by method and path, with the data that a client needs at run time.
 * - `operation`: the id. `headers`: the documented request headers.
 * - `input`: "body" if the input of the call is the body. "locations" if it has the members `path`, `query`, `cookie` and `body`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, `body`.
 * - `formats`: all that is not JSON or a scalar parameter. `parameters`: the styles of cookies, arrays, objects and unusual names.
 *   `body`, `bodies`, `parts` and `deepObjects`: how to send the body. `events` and `data`: how to read events, text and bytes.
 *   `errors`: the media types of documented errors without `code`, `message` and `status`.
 * - `int64`: where the JSON of `body` and of successful responses (`data`) has integers of the type `number | bigint`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. `*` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always `auto`.
 */
export const calls = {
  "GET /companies": {
    "operation": "list-companies",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies": {
    "operation": "create-company",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}": {
    "operation": "get-company",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "PUT /companies/{companyId}": {
    "operation": "replace-company",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "DELETE /companies/{companyId}": {
    "operation": "delete-company",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "PATCH /companies/{companyId}": {
    "operation": "update-company",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections": {
    "operation": "list-connections",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections": {
    "operation": "create-connection",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}": {
    "operation": "get-connection",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "DELETE /companies/{companyId}/connections/{connectionId}": {
    "operation": "delete-connection",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "PATCH /companies/{companyId}/connections/{connectionId}": {
    "operation": "unlink-connection",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/data/all": {
    "operation": "refresh-all-data-types",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/dataStatus": {
    "operation": "get-data-status",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/data/queue/{dataType}": {
    "operation": "refresh-data-type",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/history": {
    "operation": "list-pull-operations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/push": {
    "operation": "list-push-operations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/history/{datasetId}": {
    "operation": "get-pull-operation",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/push/{pushOperationKey}": {
    "operation": "get-push-operation",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/accounts": {
    "operation": "list-accounts",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/accounts/{accountId}": {
    "operation": "get-account",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/chartOfAccounts": {
    "operation": "get-create-account-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/accounts": {
    "operation": "create-account",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/bankAccounts": {
    "operation": "get-create-bankAccounts-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/bankAccounts": {
    "operation": "create-bank-account",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/billCreditNotes": {
    "operation": "list-bill-credit-notes",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/billCreditNotes/{billCreditNoteId}": {
    "operation": "get-bill-credit-note",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/billCreditNotes": {
    "operation": "get-create-update-billCreditNote-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/billCreditNotes": {
    "operation": "create-bill-credit-note",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "PUT /companies/{companyId}/connections/{connectionId}/push/billCreditNotes/{billCreditNoteId}": {
    "operation": "update-bill-credit-note",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/billPayments": {
    "operation": "list-bill-payments",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/billPayments/{billPaymentId}": {
    "operation": "get-bill-payments",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "DELETE /companies/{companyId}/connections/{connectionId}/push/billPayments/{billPaymentId}": {
    "operation": "delete-billPayment",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/billPayments": {
    "operation": "get-create-billPayment-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/billPayments": {
    "operation": "create-bill-payment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/bills": {
    "operation": "list-bills",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/bills/{billId}": {
    "operation": "get-bill",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/bills": {
    "operation": "get-create-update-bill-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/bills": {
    "operation": "create-bill",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "PUT /companies/{companyId}/connections/{connectionId}/push/bills/{billId}": {
    "operation": "update-bill",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "DELETE /companies/{companyId}/connections/{connectionId}/push/bills/{billId}": {
    "operation": "delete-bill",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments": {
    "operation": "list-bill-attachments",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}": {
    "operation": "get-bill-attachment",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "DELETE /companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments/{attachmentId}": {
    "operation": "delete-bill-attachment",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}/download": {
    "operation": "download-bill-attachment",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      },
      "data": [ "application/octet-stream" ]
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments": {
    "operation": "upload-bill-attachment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/journalEntries": {
    "operation": "get-create-journalEntry-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/journalEntries": {
    "operation": "create-journal-entry",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/journals": {
    "operation": "list-journals",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/journals/{journalId}": {
    "operation": "get-journal",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/journals": {
    "operation": "get-create-journal-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/journals": {
    "operation": "create-journal",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/paymentMethods": {
    "operation": "list-payment-methods",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/paymentMethods/{paymentMethodId}": {
    "operation": "get-payment-method",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/suppliers": {
    "operation": "list-suppliers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/suppliers/{supplierId}": {
    "operation": "get-supplier",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/connections/{connectionId}/options/suppliers": {
    "operation": "get-create-update-supplier-model",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /companies/{companyId}/connections/{connectionId}/push/suppliers": {
    "operation": "create-supplier",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "PUT /companies/{companyId}/connections/{connectionId}/push/suppliers/{supplierId}": {
    "operation": "update-supplier",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/taxRates": {
    "operation": "list-tax-rates",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/taxRates/{taxRateId}": {
    "operation": "get-tax-rate",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/trackingCategories": {
    "operation": "list-tracking-categories",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/trackingCategories/{trackingCategoryId}": {
    "operation": "get-tracking-category",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "GET /companies/{companyId}/data/info": {
    "operation": "get-accounting-profile",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  }
} as const;
