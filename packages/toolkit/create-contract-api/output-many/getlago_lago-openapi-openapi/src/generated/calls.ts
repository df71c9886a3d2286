// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/api/v1";

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
  "GET /billing_entities": {
    "operation": "listBillingEntities",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /billing_entities": {
    "operation": "createBillingEntity",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /billing_entities/{code}": {
    "operation": "getBillingEntity",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "PUT /billing_entities/{code}": {
    "operation": "updateBillingEntity",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /activity_logs": {
    "operation": "findAllActivityLogs",
    "headers": [],
    "formats": {
      "parameters": {
        "query": {
          "activity_types[]": {},
          "activity_sources[]": {},
          "user_emails[]": {},
          "resource_ids[]": {},
          "resource_types[]": {}
        }
      },
      "errors": { "401": [ "application/json" ] }
    }
  },
  "GET /activity_logs/{activity_id}": {
    "operation": "findActivityLog",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /add_ons": {
    "operation": "findAllAddOns",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "POST /add_ons": {
    "operation": "createAddOn",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /add_ons/{code}": {
    "operation": "findAddOn",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /add_ons/{code}": {
    "operation": "updateAddOn",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /add_ons/{code}": {
    "operation": "destroyAddOn",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /api_logs": {
    "operation": "findAllApiLogs",
    "headers": [],
    "formats": {
      "parameters": { "query": { "http_methods[]": {}, "http_statuses[]": {} } },
      "errors": { "401": [ "application/json" ] }
    }
  },
  "GET /api_logs/{request_id}": {
    "operation": "findApiLog",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /analytics/gross_revenue": {
    "operation": "findAllGrossRevenues",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /analytics/invoice_collection": {
    "operation": "findAllInvoiceCollections",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /analytics/invoiced_usage": { "operation": "findAllInvoicedUsages", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "GET /analytics/mrr": {
    "operation": "findAllMrrs",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /analytics/overdue_balance": {
    "operation": "findAllOverdueBalances",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /analytics/usage": { "operation": "findAllUsages", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "GET /applied_coupons": {
    "operation": "findAllAppliedCoupons",
    "headers": [],
    "formats": { "parameters": { "query": { "coupon_code[]": {} } }, "errors": { "401": [ "application/json" ] } }
  },
  "POST /applied_coupons": {
    "operation": "applyCoupon",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /billable_metrics": { "operation": "findAllBillableMetrics", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /billable_metrics": {
    "operation": "createBillableMetric",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /billable_metrics/evaluate_expression": {
    "operation": "evaluateBillableMetricExpression",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /billable_metrics/{code}": {
    "operation": "findBillableMetric",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /billable_metrics/{code}": {
    "operation": "updateBillableMetric",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /billable_metrics/{code}": {
    "operation": "destroyBillableMetric",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /features": { "operation": "findAllFeatures", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /features": {
    "operation": "createFeature",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /features/{code}": {
    "operation": "findFeature",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /features/{code}": {
    "operation": "updateFeature",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /features/{code}": {
    "operation": "destroyFeature",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /features/{code}/privileges/{privilege_code}": {
    "operation": "deleteFeaturePrivilege",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /coupons": { "operation": "findAllCoupons", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /coupons": {
    "operation": "createCoupon",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /coupons/{code}": {
    "operation": "findCoupon",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /coupons/{code}": {
    "operation": "updateCoupon",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /coupons/{code}": {
    "operation": "destroyCoupon",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /credit_notes": {
    "operation": "findAllCreditNotes",
    "headers": [],
    "formats": { "parameters": { "query": { "billing_entity_codes[]": {} } }, "errors": { "401": [ "application/json" ] } }
  },
  "POST /credit_notes": {
    "operation": "createCreditNote",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /credit_notes/{lago_id}": {
    "operation": "findCreditNote",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /credit_notes/{lago_id}": {
    "operation": "updateCreditNote",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /credit_notes/{lago_id}/download": {
    "operation": "downloadCreditNote",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /credit_notes/estimate": {
    "operation": "estimateCreditNote",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "PUT /credit_notes/{lago_id}/void": {
    "operation": "voidCreditNote",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "405": [ "application/json" ] } }
  },
  "POST /credit_notes/{lago_id}/metadata": {
    "operation": "replaceCreditNoteMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /credit_notes/{lago_id}/metadata": {
    "operation": "deleteAllCreditNoteMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /credit_notes/{lago_id}/metadata": {
    "operation": "mergeCreditNoteMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /credit_notes/{lago_id}/metadata/{key}": {
    "operation": "deleteCreditNoteMetadataKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers": {
    "operation": "findAllCustomers",
    "headers": [],
    "formats": {
      "parameters": {
        "query": {
          "account_type[]": {},
          "billing_entity_codes[]": {},
          "countries[]": {},
          "states[]": {},
          "zipcodes[]": {},
          "currencies[]": {},
          "metadata[key]": {}
        }
      },
      "errors": { "401": [ "application/json" ] }
    }
  },
  "POST /customers": {
    "operation": "createCustomer",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}": {
    "operation": "findCustomer",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /customers/{external_customer_id}": {
    "operation": "destroyCustomer",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/applied_coupons": {
    "operation": "findAllCustomerAppliedCoupons",
    "headers": [],
    "formats": {
      "parameters": { "query": { "coupon_code[]": {} } },
      "errors": { "401": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "DELETE /customers/{external_customer_id}/applied_coupons/{applied_coupon_id}": {
    "operation": "deleteAppliedCoupon",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/credit_notes": {
    "operation": "findAllCustomerCreditNotes",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/invoices": {
    "operation": "findAllCustomerInvoices",
    "headers": [],
    "formats": {
      "parameters": { "query": { "metadata[key]": {} } },
      "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "GET /customers/{external_customer_id}/payments": {
    "operation": "findAllCustomerPayments",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/payment_requests": {
    "operation": "findAllCustomerPaymentRequests",
    "headers": [],
    "formats": {
      "parameters": { "query": { "billing_entity_codes[]": {} } },
      "errors": { "401": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "GET /customers/{external_customer_id}/portal_url": {
    "operation": "getCustomerPortalUrl",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/subscriptions": {
    "operation": "findAllCustomerSubscriptions",
    "headers": [],
    "formats": {
      "parameters": { "query": { "status[]": {}, "billing_entity_codes[]": {} } },
      "errors": { "401": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "GET /customers/{external_customer_id}/wallets": {
    "operation": "findAllCustomerWallets",
    "headers": [],
    "formats": {
      "parameters": { "query": { "billing_entity_codes[]": {} } },
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "POST /customers/{external_customer_id}/wallets": {
    "operation": "createCustomerWallet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /customers/{external_customer_id}/wallets/{code}": {
    "operation": "findCustomerWallet",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /customers/{external_customer_id}/wallets/{code}": {
    "operation": "updateCustomerWallet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /customers/{external_customer_id}/wallets/{code}": {
    "operation": "destroyCustomerWallet",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /customers/{external_customer_id}/wallets/{wallet_code}/metadata": {
    "operation": "replaceCustomerWalletMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /customers/{external_customer_id}/wallets/{wallet_code}/metadata": {
    "operation": "deleteAllCustomerWalletMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /customers/{external_customer_id}/wallets/{wallet_code}/metadata": {
    "operation": "mergeCustomerWalletMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /customers/{external_customer_id}/wallets/{wallet_code}/metadata/{key}": {
    "operation": "deleteCustomerWalletMetadataKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/wallets/{wallet_code}/alerts": {
    "operation": "getCustomerWalletAlerts",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /customers/{external_customer_id}/wallets/{wallet_code}/alerts": {
    "operation": "createCustomerWalletAlert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /customers/{external_customer_id}/wallets/{wallet_code}/alerts": {
    "operation": "deleteAllCustomerWalletAlerts",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}": {
    "operation": "getCustomerWalletAlert",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}": {
    "operation": "updateCustomerWalletAlert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}": {
    "operation": "deleteCustomerWalletAlert",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/current_usage": {
    "operation": "findCustomerCurrentUsage",
    "headers": [],
    "formats": {
      "parameters": { "query": { "group": { "isDeep": true }, "filter_by_group": { "isDeep": true } } },
      "errors": { "401": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "GET /customers/{external_customer_id}/projected_usage": {
    "operation": "findCustomerProjectedUsage",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/past_usage": {
    "operation": "findAllCustomerPastUsage",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /customers/{external_customer_id}/checkout_url": {
    "operation": "generateCustomerCheckoutURL",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /customers/{external_customer_id}/payment_methods": {
    "operation": "findAllCustomersPaymentMethods",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /customers/{external_customer_id}/payment_methods/{lago_id}/set_as_default": {
    "operation": "paymentMethodSetAsDefault",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /customers/{external_customer_id}/payment_methods/{lago_id}": {
    "operation": "destroyPaymentMethod",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /events": {
    "operation": "findAllEvents",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /events": {
    "operation": "createEvent",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /events/batch": {
    "operation": "createBatchEvents",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /events/estimate_fees": {
    "operation": "eventEstimateFees",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /events/estimate_instant_fees": {
    "operation": "eventEstimateInstantFees",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /events/batch_estimate_instant_fees": {
    "operation": "eventBatchEstimateInstantFees",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /events/{transaction_id}": {
    "operation": "findEvent",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /fees": {
    "operation": "findAllFees",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /fees/{lago_id}": {
    "operation": "findFee",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /fees/{lago_id}": {
    "operation": "updateFee",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /fees/{lago_id}": {
    "operation": "deleteFee",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "405": [ "application/json" ] } }
  },
  "GET /invoices": {
    "operation": "findAllInvoices",
    "headers": [],
    "formats": {
      "parameters": { "query": { "statuses[]": {}, "payment_statuses[]": {}, "billing_entity_codes[]": {}, "metadata[key]": {} } },
      "errors": { "401": [ "application/json" ] }
    }
  },
  "POST /invoices": {
    "operation": "createInvoice",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /invoices/{lago_id}": {
    "operation": "findInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /invoices/{lago_id}": {
    "operation": "updateInvoice",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /invoices/{lago_id}": {
    "operation": "deleteInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "405": [ "application/json" ] } }
  },
  "POST /invoices/{lago_id}/download": {
    "operation": "downloadInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /invoices/{lago_id}/finalize": {
    "operation": "finalizeInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /invoices/{lago_id}/lose_dispute": {
    "operation": "loseDisputeInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "405": [ "application/json" ] } }
  },
  "PUT /invoices/{lago_id}/refresh": {
    "operation": "refreshInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /invoices/{lago_id}/retry": {
    "operation": "retryInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /invoices/{lago_id}/payment_url": {
    "operation": "invoicePaymentUrl",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /invoices/preview": {
    "operation": "invoicePreview",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /invoices/{lago_id}/retry_payment": {
    "operation": "retryPayment",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "405": [ "application/json" ] } }
  },
  "POST /invoices/{lago_id}/void": {
    "operation": "voidInvoice",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /organizations": {
    "operation": "updateOrganization",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /payment_receipts": { "operation": "findAllPaymentReceipts", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "GET /payment_receipts/{lago_id}": {
    "operation": "findPaymentReceipt",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /payment_requests": {
    "operation": "findAllPaymentRequests",
    "headers": [],
    "formats": { "parameters": { "query": { "billing_entity_codes[]": {} } }, "errors": { "401": [ "application/json" ] } }
  },
  "POST /payment_requests": {
    "operation": "createPaymentRequest",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /payment_requests/{lago_id}": {
    "operation": "findPaymentRequest",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /payments": { "operation": "findAllPayments", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /payments": {
    "operation": "createPayment",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /payments/{lago_id}": {
    "operation": "findPayment",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /plans": { "operation": "findAllPlans", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /plans": {
    "operation": "createPlan",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /plans/{code}": {
    "operation": "findPlan",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /plans/{code}": {
    "operation": "updatePlan",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /plans/{code}": {
    "operation": "destroyPlan",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /plans/{code}/entitlements": {
    "operation": "findAllEntitlements",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /plans/{code}/entitlements": {
    "operation": "createEntitlement",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PATCH /plans/{code}/entitlements": {
    "operation": "updateEntitlement",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /plans/{code}/entitlements/{feature_code}": {
    "operation": "findEntitlement",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /plans/{code}/entitlements/{feature_code}": {
    "operation": "destroyEntitlement",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /plans/{code}/entitlements/{feature_code}/privileges/{privilege_code}": {
    "operation": "removeEntitlementPrivilege",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /plans/{code}/metadata": {
    "operation": "replacePlanMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /plans/{code}/metadata": {
    "operation": "deleteAllPlanMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /plans/{code}/metadata": {
    "operation": "mergePlanMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /plans/{code}/metadata/{key}": {
    "operation": "deletePlanMetadataKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /plans/{code}/charges": {
    "operation": "findAllPlanCharges",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /plans/{code}/charges": {
    "operation": "createPlanCharge",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /plans/{code}/charges/{charge_code}": {
    "operation": "findPlanCharge",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /plans/{code}/charges/{charge_code}": {
    "operation": "updatePlanCharge",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /plans/{code}/charges/{charge_code}": {
    "operation": "destroyPlanCharge",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /plans/{code}/charges/{charge_code}/filters": {
    "operation": "findAllPlanChargeFilters",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /plans/{code}/charges/{charge_code}/filters": {
    "operation": "createPlanChargeFilter",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /plans/{code}/charges/{charge_code}/filters/{filter_id}": {
    "operation": "findPlanChargeFilter",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /plans/{code}/charges/{charge_code}/filters/{filter_id}": {
    "operation": "updatePlanChargeFilter",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /plans/{code}/charges/{charge_code}/filters/{filter_id}": {
    "operation": "destroyPlanChargeFilter",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /plans/{code}/fixed_charges": {
    "operation": "findAllPlanFixedCharges",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /plans/{code}/fixed_charges": {
    "operation": "createPlanFixedCharge",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /plans/{code}/fixed_charges/{fixed_charge_code}": {
    "operation": "findPlanFixedCharge",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /plans/{code}/fixed_charges/{fixed_charge_code}": {
    "operation": "updatePlanFixedCharge",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /plans/{code}/fixed_charges/{fixed_charge_code}": {
    "operation": "destroyPlanFixedCharge",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions": {
    "operation": "findAllSubscriptions",
    "headers": [],
    "formats": {
      "parameters": { "query": { "status[]": {}, "billing_entity_codes[]": {} } },
      "errors": { "401": [ "application/json" ] }
    }
  },
  "POST /subscriptions": {
    "operation": "createSubscription",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /subscriptions/{external_id}": {
    "operation": "findSubscription",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subscriptions/{external_id}": {
    "operation": "updateSubscription",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /subscriptions/{external_id}": {
    "operation": "destroySubscription",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/lifetime_usage": {
    "operation": "getSubscriptionLifetimeUsage",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subscriptions/{external_id}/lifetime_usage": {
    "operation": "updateSubscriptionLifetimeUsage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /subscriptions/{external_id}/alerts": {
    "operation": "getSubscriptionAlerts",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /subscriptions/{external_id}/alerts": {
    "operation": "createSubscriptionAlert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /subscriptions/{external_id}/alerts": {
    "operation": "deleteAllSubscriptionAlerts",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/alerts/{code}": {
    "operation": "getSubscriptionAlert",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subscriptions/{external_id}/alerts/{code}": {
    "operation": "updateSubscriptionAlert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /subscriptions/{external_id}/alerts/{code}": {
    "operation": "deleteSubscriptionAlert",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/entitlements": {
    "operation": "findAllSubscriptionEntitlements",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /subscriptions/{external_id}/entitlements": {
    "operation": "updateSubscriptionEntitlements",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /subscriptions/{external_id}/entitlements/{feature_code}": {
    "operation": "destroySubscriptionEntitlement",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /subscriptions/{external_id}/entitlements/{feature_code}/privileges/{privilege_code}": {
    "operation": "destroySubscriptionEntitlementPrivilege",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/fixed_charges": {
    "operation": "findAllSubscriptionFixedCharges",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/charges": {
    "operation": "findAllSubscriptionCharges",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/charges/{charge_code}": {
    "operation": "findSubscriptionCharge",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subscriptions/{external_id}/charges/{charge_code}": {
    "operation": "overrideSubscriptionCharge",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /subscriptions/{external_id}/charges/{charge_code}/filters": {
    "operation": "findAllSubscriptionChargeFilters",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /subscriptions/{external_id}/charges/{charge_code}/filters": {
    "operation": "createSubscriptionChargeFilter",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}": {
    "operation": "findSubscriptionChargeFilter",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}": {
    "operation": "updateSubscriptionChargeFilter",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}": {
    "operation": "destroySubscriptionChargeFilter",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subscriptions/{external_id}/fixed_charges/{fixed_charge_code}": {
    "operation": "findSubscriptionFixedCharge",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subscriptions/{external_id}/fixed_charges/{fixed_charge_code}": {
    "operation": "overrideSubscriptionFixedCharge",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /taxes": { "operation": "findAllTaxes", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /taxes": {
    "operation": "createTax",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /taxes/{code}": {
    "operation": "findTax",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /taxes/{code}": {
    "operation": "updateTax",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /taxes/{code}": {
    "operation": "destroyTax",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /wallets": {
    "operation": "findAllWallets",
    "headers": [],
    "formats": {
      "parameters": { "query": { "billing_entity_codes[]": {} } },
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ] }
    }
  },
  "POST /wallets": {
    "operation": "createWallet",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /wallets/{lago_id}": {
    "operation": "findWallet",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /wallets/{lago_id}": {
    "operation": "updateWallet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /wallets/{lago_id}": {
    "operation": "destroyWallet",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /wallets/{lago_id}/metadata": {
    "operation": "replaceWalletMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /wallets/{lago_id}/metadata": {
    "operation": "deleteAllWalletMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /wallets/{lago_id}/metadata": {
    "operation": "mergeWalletMetadata",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /wallets/{lago_id}/metadata/{key}": {
    "operation": "deleteWalletMetadataKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /wallet_transactions": {
    "operation": "createWalletTransaction",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /wallet_transactions/{lago_id}": {
    "operation": "findWalletTransaction",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /wallet_transactions/{lago_id}/payment_url": {
    "operation": "walletTransactionPaymentUrl",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /wallet_transactions/{lago_id}/consumptions": {
    "operation": "findAllWalletTransactionConsumptions",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /wallet_transactions/{lago_id}/fundings": {
    "operation": "findAllWalletTransactionFundings",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /wallets/{lago_id}/wallet_transactions": {
    "operation": "findAllWalletTransactions",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /webhooks/public_key": {
    "operation": "fetchPublicKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] }, "data": [ "text/plain" ] }
  },
  "GET /webhooks/json_public_key": { "operation": "fetchJsonPublicKey", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "GET /webhook_endpoints": { "operation": "findAllWebhookEndpoints", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /webhook_endpoints": {
    "operation": "createWebhookEndpoint",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /webhook_endpoints/{lago_id}": {
    "operation": "findWebhookEndpoint",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /webhook_endpoints/{lago_id}": {
    "operation": "updateWebhookEndpoint",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /webhook_endpoints/{lago_id}": {
    "operation": "destroyWebhookEndpoint",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "405": [ "application/json" ] } }
  }
} as const;
