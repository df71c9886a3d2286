// Generated from the OpenAPI document by `npm run generate`. Do not edit.
export interface paths {
    "/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all animals
         * @description Lists the animals in ascending order of `id`, a page at a time. While there are more, the answer carries a
         *     `Link` with `rel="next"`; follow it until there is none. Animals added meanwhile are never skipped or repeated.
         */
        get: operations["listPets"];
        put?: never;
        /**
         * Add an animal
         * @description Adds an animal and answers it with the `id` that the service assigned. A missing `status` stays missing.
         */
        post: operations["createPet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pets/{petId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an animal
         * @deprecated
         * @description Reads a single animal. Deprecated: use the list of animals with its `status` filter instead. It works unchanged
         *     until it is removed on 5 December 2030.
         */
        get: operations["getPet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all orders
         * @description Lists all orders of the store in ascending order of `id`, a page at a time, with the same paging as the list of animals.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Order an animal
         * @description Places an order and reserves the animal in one step: an animal that is `available` or has no status becomes
         *     `pending`. Of several orders for one animal exactly one succeeds.
         */
        post: operations["createOrder"];
        delete?: never;
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
         * @description Availability of an animal.
         * @enum {string}
         */
        PetStatus: "available" | "pending" | "sold";
        /** @description An animal to add. Members that are not listed here are refused. */
        NewPet: {
            /** @description The animal's name, kept exactly as sent. No U+0000 and no lone surrogates. */
            name: string;
            /**
             * Format: int64
             * @description Identifier of the category the animal belongs to. Any int64; it is not checked against anything.
             */
            categoryId: number | bigint;
            /** @description Availability of the animal. There is no default. */
            status?: components["schemas"]["PetStatus"];
        };
        /** @description An animal of the store. */
        Pet: {
            /**
             * Format: int64
             * @description Unique identifier assigned by the service on creation. It only grows and is never reused.
             */
            id: number;
            /** @description The animal's name. */
            name: string;
            /**
             * Format: int64
             * @description Identifier of the category the animal belongs to.
             */
            categoryId: number | bigint;
            /** @description Availability of the animal. Missing when it was never set. */
            status?: components["schemas"]["PetStatus"];
        };
        /** @description A page of animals. */
        Pets: components["schemas"]["Pet"][];
        /** @description An order to place. Members that are not listed here are refused. */
        NewOrder: {
            /**
             * Format: int64
             * @description Identifier of the animal to order.
             */
            petId: number | bigint;
        };
        /** @description An order for one animal. */
        Order: {
            /**
             * Format: int64
             * @description Unique identifier assigned by the service. It only grows and is never reused.
             */
            id: number;
            /**
             * Format: int64
             * @description Identifier of the ordered animal.
             */
            petId: number;
            /**
             * @description State of the order. More values may be added while this operation is beta.
             * @enum {string}
             */
            status: "placed";
            /**
             * Format: date-time
             * @description When the order was placed, in UTC (RFC 3339).
             */
            createdAt: string;
        };
        /** @description A page of orders. */
        Orders: components["schemas"]["Order"][];
        /** @description What every answer of status 400 and above carries. */
        Error: {
            /** @description Machine-readable error code. More codes may be added; treat an unknown one like its status. */
            code: string;
            /** @description Human-readable description of the error. */
            message: string;
            /** @description The HTTP status code. */
            status: number;
            /** @description Each violation found in the request. Only on 400. */
            details?: components["schemas"]["Violation"][];
        };
        /** @description One rule that the request breaks. */
        Violation: {
            /** @description Name of the parameter, or JSON Pointer (RFC 6901) into the body; empty for the body as a whole. */
            path: string;
            /** @description The rule, and what was found instead. */
            message: string;
        };
    };
    responses: {
        /** @description A query parameter is unknown, repeated or outside its constraints, or the cursor does not fit. */
        InvalidPageRequest: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The page is still the one that `If-None-Match` names. */
        NotModified: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is missing required fields or contains invalid values. */
        InvalidPet: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is missing required fields or contains invalid values. */
        InvalidOrder: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Missing or invalid API key. */
        Unauthorized: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key does not have the scope `read`. */
        WithoutRead: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["RequiredScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key does not have the scope `write`. */
        WithoutWrite: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["RequiredScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used before with another body. */
        IdempotencyConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not plain `application/json` in UTF-8. */
        UnsupportedMediaType: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The rate limit was exceeded. */
        TooManyRequests: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed unexpectedly. */
        InternalError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service or its store cannot answer right now. */
        ServiceUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Maximum number of entries to return. */
        Limit: number;
        /**
         * @description Where the page begins: an opaque value taken from the `Link` of the page before. It belongs to the filter it was
         *     issued for and works with any `limit`.
         */
        Cursor: string;
        /**
         * @description Makes repeating the request safe: a new value for each thing to be done, such as a UUID. It belongs to the operation and
         *     to the lineage of the API key: after a rotation, a retry with the new key is a replay. The first answer of 201, 404 or
         *     409 is kept for 24 hours and given again; with another body the request is refused. A request that comes while the
         *     first one is under way waits for it.
         */
        IdempotencyKey: string;
        /** @description An `ETag` of an earlier answer, or several, or `*`. Where one of them still stands the answer is 304 (RFC 9110, section 13.1.2). */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The limit in force for the caller. With two windows, minute and day, the one with fewer requests remaining is reported. Without a valid key it is that of the client address.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests remaining in the current window; 0 during a ban.
         * @example 59
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Unix timestamp, in seconds, at which the limit resets; during a ban, when a request passes again.
         * @example 1768469460
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Both windows with quota `q` and length `w` in seconds (draft-ietf-httpapi-ratelimit-headers). Experimental.
         * @example "minute";q=60;w=60, "day";q=1000;w=86400
         */
        "RateLimit-Policy": string;
        /**
         * @description What remains of both windows, `r`, and the seconds until each resets, `t` (draft-ietf-httpapi-ratelimit-headers). Experimental.
         * @example "minute";r=59;t=42, "day";r=999;t=52200
         */
        RateLimit: string;
        /**
         * @description Identifies the request in the logs of the service. A request's own `X-Request-Id` of 1 to 128 characters of `[A-Za-z0-9._-]` is kept, unless it holds an API key.
         * @example 3f2a9c51-8d07-4e6b-9a64-1c0d5b7e2f48
         */
        "X-Request-Id": string;
        /**
         * @description Identifies the body together with its `Link` (RFC 9110, section 8.8.3). Send it as `If-None-Match`.
         * @example "5wrDaLMpK5gWGcnAJpOmWw"
         */
        ETag: string;
        /**
         * @description The caller's own cache may keep the answer and asks with `If-None-Match` before each use (RFC 9111, section 5.2.2).
         * @example private, no-cache
         */
        "Cache-Control": "private, no-cache";
        /**
         * @description Stands on an answer that was given before to the same `Idempotency-Key`.
         * @example true
         */
        "Idempotency-Replayed": true;
        /**
         * @description The next page, as a relative reference (RFC 8288): `<…>; rel="next"`. Missing on the last page.
         * @example </v1/pets?limit=20&cursor=bGlzdFBldHM6OjIw>; rel="next"
         */
        NextPageOfPets: string;
        /**
         * @description The next page, as a relative reference (RFC 8288): `<…>; rel="next"`. Missing on the last page.
         * @example </v1/store/orders?limit=20&cursor=bGlzdE9yZGVyczo6MjA>; rel="next"
         */
        NextPageOfOrders: string;
        /**
         * @description Since when the operation is deprecated (RFC 9745).
         * @example @1764892800
         */
        Deprecation: string;
        /**
         * @description When the operation will be removed (RFC 8594).
         * @example Thu, 05 Dec 2030 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description The documentation of the deprecation and the operation to use instead (RFC 8288, RFC 9745, RFC 5829).
         * @example </docs#tag/pets/operation/getPet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"
         */
        DeprecationLinks: string;
        /**
         * @description The authentication that is asked for (RFC 9110, section 11.6.1).
         * @example Bearer
         */
        "WWW-Authenticate": "Bearer";
        /**
         * @description The scopes that the operation requires (RFC 6750, section 3).
         * @example Bearer error="insufficient_scope", scope="write"
         */
        RequiredScope: string;
        /**
         * @description Whole seconds to wait before the next request, rounded up (RFC 9110, section 10.2.3).
         * @example 1
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPets: {
        parameters: {
            query?: {
                /** @description Maximum number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Return only animals with this status. Without it all animals are listed, also those without a status. */
                status?: components["schemas"]["PetStatus"];
                /**
                 * @description Where the page begins: an opaque value taken from the `Link` of the page before. It belongs to the filter it was
                 *     issued for and works with any `limit`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description An `ETag` of an earlier answer, or several, or `*`. Where one of them still stands the answer is 304 (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of animals. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["NextPageOfPets"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidPageRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutRead"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe: a new value for each thing to be done, such as a UUID. It belongs to the operation and
                 *     to the lineage of the API key: after a rotation, a retry with the new key is a replay. The first answer of 201, 404 or
                 *     409 is kept for 24 hours and given again; with another body the request is refused. A request that comes while the
                 *     first one is under way waits for it.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The animal to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPet"];
            };
        };
        responses: {
            /** @description The animal was added. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pet"];
                };
            };
            400: components["responses"]["InvalidPet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` of an earlier answer, or several, or `*`. Where one of them still stands the answer is 304 (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Identifier of the animal to retrieve. */
                petId: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The animal. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pet"];
                };
            };
            /** @description The animal is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `petId` is not an int64, or the query holds a parameter. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The API key does not have the scope that the operation requires. */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["RequiredScope"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The requested resource could not be found. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Maximum number of entries to return. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page begins: an opaque value taken from the `Link` of the page before. It belongs to the filter it was
                 *     issued for and works with any `limit`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description An `ETag` of an earlier answer, or several, or `*`. Where one of them still stands the answer is 304 (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["NextPageOfOrders"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidPageRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutRead"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe: a new value for each thing to be done, such as a UUID. It belongs to the operation and
                 *     to the lineage of the API key: after a rotation, a retry with the new key is a replay. The first answer of 201, 404 or
                 *     409 is kept for 24 hours and given again; with another body the request is refused. A request that comes while the
                 *     first one is under way waits for it.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The animal to order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The order was placed and the animal is reserved. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidOrder"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutWrite"];
            /** @description No animal has the identifier `petId`. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The animal is `pending` or `sold`, or the `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
