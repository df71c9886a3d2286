// Generated from petstore.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all pets
         * @description Returns the pets in the order of `id`, one page at a time. If there are more, the response has a `Link` header with
         *     `rel="next"`. Follow it until it is absent. No pet is skipped or repeated if pets are added in the meantime. In ascending order,
         *     the new pets are on the last pages. In descending order, only a new walk returns them.
         */
        get: operations["listPets"];
        put?: never;
        /**
         * Create a pet
         * @description Creates a pet and returns it with the `id` that the service assigned. If you omit `status`, the pet has no status.
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
         * Retrieve a pet
         * @deprecated
         * @description Returns the pet with the given identifier. Deprecated: use `listPets` with `id` instead, as in `GET /pets?id=1`. This operation
         *     works unchanged until it is removed on 5 December 2030.
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
         * @description Returns all orders in ascending order of `id`, one page at a time. Pagination works as for the list of pets.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description Places an order and reserves the pet in one step. A pet that is `available` or has no status becomes `pending`.
         *     If several requests order the same pet, exactly one succeeds.
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
         * @description Availability of a pet.
         * @enum {string}
         * @source petstore.yaml:559
         */
        PetStatus: "available" | "pending" | "sold";
        /**
         * @description A pet to create. Other members are rejected.
         * @source petstore.yaml:564
         */
        NewPet: {
            /**
             * @description Name of the pet, stored exactly as sent. U+0000 and lone surrogates are not allowed.
             *     minLength: 1, maxLength: 255, pattern: ^[^\u0000\uD800-\uDFFF]*$
             */
            name: string;
            /**
             * Format: int64
             * @description Identifier of the category of the pet. Any int64 is accepted, because categories are not validated.
             */
            categoryId: number | bigint;
            /** @description Availability of the pet. There is no default. */
            status?: components["schemas"]["PetStatus"];
        };
        /**
         * @description A pet in the store.
         * @source petstore.yaml:589
         */
        Pet: {
            /**
             * Format: int64
             * @description Unique identifier, assigned by the service. Identifiers increase and are never reused.
             *     minimum: 1, maximum: 9007199254740991
             */
            id: number;
            /**
             * @description Name of the pet.
             *     minLength: 1, maxLength: 255, pattern: ^[^\u0000\uD800-\uDFFF]*$
             */
            name: string;
            /**
             * Format: int64
             * @description Identifier of the category of the pet.
             */
            categoryId: number | bigint;
            /** @description Availability of the pet. Absent if it was never set. */
            status?: components["schemas"]["PetStatus"];
        };
        /**
         * @description A page of pets.
         *     maxItems: 100
         * @source petstore.yaml:617
         */
        Pets: components["schemas"]["Pet"][];
        /**
         * @description An order to place. Other members are rejected.
         * @source petstore.yaml:623
         */
        NewOrder: {
            /**
             * Format: int64
             * @description Identifier of the pet to order.
             */
            petId: number | bigint;
        };
        /**
         * @description An order for one pet.
         * @source petstore.yaml:640
         */
        Order: {
            /**
             * Format: int64
             * @description Unique identifier, assigned by the service. Identifiers increase and are never reused.
             *     minimum: 1, maximum: 9007199254740991
             */
            id: number;
            /**
             * Format: int64
             * @description Identifier of the ordered pet.
             *     minimum: 1, maximum: 9007199254740991
             */
            petId: number;
            /**
             * @description Status of the order. More values may be added while the operation is beta.
             * @enum {string}
             */
            status: "placed";
            /**
             * Format: date-time
             * @description Time at which the order was placed, in UTC (RFC 3339).
             */
            createdAt: string;
        };
        /**
         * @description A page of orders.
         *     maxItems: 100
         * @source petstore.yaml:669
         */
        Orders: components["schemas"]["Order"][];
        /**
         * @description The body of every response with status 400 or above.
         * @source petstore.yaml:675
         */
        Error: {
            /**
             * @description Machine-readable error code. More codes may be added. Handle an unknown code by its HTTP status.
             *     pattern: ^[a-z][a-z0-9_]*$
             */
            code: string;
            /**
             * @description Human-readable description of the error.
             *     minLength: 1
             */
            message: string;
            /**
             * @description The HTTP status code.
             *     minimum: 400, maximum: 599
             */
            status: number;
            /**
             * @description The violations in the request. Only on 400.
             *     minItems: 1, maxItems: 20
             */
            details?: components["schemas"]["Violation"][];
        };
        /**
         * @description A rule that the request violates.
         * @source petstore.yaml:702
         */
        Violation: {
            /**
             * @description Name of the parameter, with the index of the item if it is an array, as in `id/0`. Or JSON Pointer (RFC 6901) into the body.
             *     Empty for the whole body.
             */
            path: string;
            /**
             * @description The rule and the value found.
             *     minLength: 1
             */
            message: string;
        };
    };
    responses: {
        /**
         * @description A query parameter is unknown, repeated or invalid, or the cursor does not match the operation, filter and order.
         * @source petstore.yaml:862
         */
        InvalidPageRequest: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The page still matches `If-None-Match`.
         * @source petstore.yaml:882
         */
        NotModified: {
            headers: SharedHeaders & {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["Cache-Control"];
            };
            content?: never;
        };
        /**
         * @description The body is missing required fields or contains invalid values.
         * @source petstore.yaml:889
         */
        InvalidPet: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The body is missing required fields or contains invalid values.
         * @source petstore.yaml:909
         */
        InvalidOrder: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The API key is missing or invalid.
         * @source petstore.yaml:929
         */
        Unauthorized: {
            headers: SharedHeaders & {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The API key does not have the scope `read`.
         * @source petstore.yaml:952
         */
        WithoutRead: {
            headers: SharedHeaders & {
                "WWW-Authenticate": components["headers"]["RequiredScope"];
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The API key does not have the scope `write`.
         * @source petstore.yaml:966
         */
        WithoutWrite: {
            headers: SharedHeaders & {
                "WWW-Authenticate": components["headers"]["RequiredScope"];
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The `Idempotency-Key` was already used with a different body.
         * @source petstore.yaml:980
         */
        IdempotencyConflict: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The body is larger than 64 KiB.
         * @source petstore.yaml:992
         */
        PayloadTooLarge: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description No entity tag in `If-Match` is that of the current version (RFC 9110, section 13.1.1).
         * @source petstore.yaml:1003
         */
        PreconditionFailed: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The body is not plain `application/json` in UTF-8.
         * @source petstore.yaml:1015
         */
        UnsupportedMediaType: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The rate limit is exhausted, or the API key is banned.
         * @source petstore.yaml:1026
         */
        TooManyRequests: {
            headers: SharedHeaders & {
                "Retry-After": components["headers"]["Retry-After"];
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The service failed unexpectedly.
         * @source petstore.yaml:1046
         */
        InternalError: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The service or its store is temporarily unavailable.
         * @source petstore.yaml:1057
         */
        ServiceUnavailable: {
            headers: SharedHeaders & {
                "Retry-After": components["headers"]["Retry-After"];
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Maximum number of entries to return.
         *     minimum: 1, maximum: 100, default: 20
         * @source petstore.yaml:719
         */
        Limit: number;
        /**
         * @description Opaque position in the list, taken from the `Link` header of the previous page. It is valid only with the filter and order of
         *     that page, and with any `limit`.
         * @source petstore.yaml:726
         */
        Cursor: string;
        /**
         * @description Makes retries safe. Use a new value, such as a UUID, for each new request. The value is scoped to the operation and
         *     to the API key, including all keys that replace it by rotation. The first 201, 404 or 409 response is stored for 24 hours and
         *     returned again to a request with the same body. A request with a different body is rejected. A request that arrives while the
         *     first one is in flight waits for it.
         *
         *     minLength: 1, maxLength: 255, pattern: ^[\x21-\x7E]*$
         * @source petstore.yaml:736
         */
        IdempotencyKey: string;
        /**
         * @description One or more `ETag` values of earlier responses, or `*`. If one of them still matches, the response is 304 (RFC 9110, section 13.1.2).
         * @source petstore.yaml:753
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Maximum number of requests in the reported window, which is the minute or the day, whichever has fewer requests remaining. Without a valid key, the limit of the client address.
         *     minimum: 0
         * @example 60
         * @source petstore.yaml:763
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests remaining in the current window. 0 during a ban.
         *     minimum: 0
         * @example 59
         * @source petstore.yaml:769
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Unix timestamp, in seconds, at which the window resets. During a ban, the time of the next accepted request.
         *     minimum: 0
         * @example 1768469460
         * @source petstore.yaml:775
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Both windows, with quota `q` and length `w` in seconds (draft-ietf-httpapi-ratelimit-headers). Experimental.
         * @example "minute";q=60;w=60, "day";q=1000;w=86400
         * @source petstore.yaml:781
         */
        "RateLimit-Policy": string;
        /**
         * @description Both windows, with the remaining requests `r` and the seconds until the reset `t` (draft-ietf-httpapi-ratelimit-headers). Experimental.
         * @example "minute";r=59;t=42, "day";r=999;t=52200
         * @source petstore.yaml:786
         */
        RateLimit: string;
        /**
         * @description Identifies the request in the logs of the service. A client can set it to 1 to 128 characters of `[A-Za-z0-9._-]` that contain no API key.
         *     pattern: ^[A-Za-z0-9._-]{1,128}$
         * @example 3f2a9c51-8d07-4e6b-9a64-1c0d5b7e2f48
         * @source petstore.yaml:791
         */
        "X-Request-Id": string;
        /**
         * @description Identifies the version of the body and its `Link` (RFC 9110, section 8.8.3). Send it as `If-None-Match`.
         *     pattern: ^"[\x21\x23-\x7E]+"$
         * @example "5wrDaLMpK5gWGcnAJpOmWw"
         * @source petstore.yaml:797
         */
        ETag: string;
        /**
         * @description The private cache of the client may store the response. It must revalidate with `If-None-Match` before each use (RFC 9111, section 5.2.2).
         * @example private, no-cache
         * @source petstore.yaml:803
         */
        "Cache-Control": "private, no-cache";
        /**
         * @description Present if the response is a replay of the first response to this `Idempotency-Key`.
         * @example true
         * @source petstore.yaml:809
         */
        "Idempotency-Replayed": true;
        /**
         * @description Link to the next page, as a relative reference (RFC 8288): `<…>; rel="next"`. Absent on the last page.
         * @example </v1/pets?limit=20&cursor=bGlzdFBldHM6OjIw>; rel="next"
         * @source petstore.yaml:814
         */
        NextPageOfPets: string;
        /**
         * @description Link to the next page, as a relative reference (RFC 8288): `<…>; rel="next"`. Absent on the last page.
         * @example </v1/store/orders?limit=20&cursor=bGlzdE9yZGVyczo6MjA>; rel="next"
         * @source petstore.yaml:819
         */
        NextPageOfOrders: string;
        /**
         * @description Time since which the operation is deprecated, as a Unix timestamp (RFC 9745).
         *     pattern: ^@[0-9]+$
         * @example @1764892800
         * @source petstore.yaml:824
         */
        Deprecation: string;
        /**
         * @description Time at which the operation is removed (RFC 8594).
         * @example Thu, 05 Dec 2030 00:00:00 GMT
         * @source petstore.yaml:830
         */
        Sunset: string;
        /**
         * @description Links to the deprecation notice and to the operation that replaces this one (RFC 8288, RFC 9745, RFC 5829).
         * @example </docs/read-one-pet/#replace-getpet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"
         * @source petstore.yaml:836
         */
        DeprecationLinks: string;
        /**
         * @description Required authentication scheme (RFC 9110, section 11.6.1).
         * @example Bearer
         * @source petstore.yaml:842
         */
        "WWW-Authenticate": "Bearer";
        /**
         * @description Scopes that the operation requires (RFC 6750, section 3).
         *     pattern: ^Bearer error="insufficient_scope", scope="[a-z ]+"$
         * @example Bearer error="insufficient_scope", scope="write"
         * @source petstore.yaml:848
         */
        RequiredScope: string;
        /**
         * @description Seconds to wait before the next request, rounded up (RFC 9110, section 10.2.3).
         *     minimum: 1
         * @example 1
         * @source petstore.yaml:854
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * List all pets
     * Returns the pets in the order of `id`, one page at a time. If there are more, the response has a `Link` header with
     * `rel="next"`. Follow it until it is absent. No pet is skipped or repeated if pets are added in the meantime. In ascending order,
     * the new pets are on the last pages. In descending order, only a new walk returns them.
     *
     * `GET /pets`
     * @example
     * await api.listPets({ limit: 10 });
     * @source petstore.yaml:161
     */
    listPets: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries to return.
                 *     minimum: 1, maximum: 100, default: 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Return only pets with this status. If omitted, all pets are returned, including those without a status. */
                status?: components["schemas"]["PetStatus"];
                /**
                 * @description Order of the pets by `id`. `desc` returns the newest pets first.
                 *     default: "asc"
                 */
                order?: "asc" | "desc";
                /**
                 * @description Return only the pets with these identifiers. An unknown identifier matches no pet.
                 *
                 *     minItems: 1, maxItems: 100
                 */
                id?: (number | bigint)[];
                /**
                 * @description Opaque position in the list, taken from the `Link` header of the previous page. It is valid only with the filter and order of
                 *     that page, and with any `limit`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description One or more `ETag` values of earlier responses, or `*`. If one of them still matches, the response is 304 (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pets. */
            200: {
                headers: SharedHeaders & {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["NextPageOfPets"];
                };
                content: {
                    /** @description maxItems: 100 */
                    "application/json": components["schemas"]["Pets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidPageRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutRead"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    /**
     * Create a pet
     * Creates a pet and returns it with the `id` that the service assigned. If you omit `status`, the pet has no status.
     *
     * `POST /pets`
     * @example
     * await api.createPet({ name: "Rex", categoryId: 7 });
     * @source petstore.yaml:229
     */
    createPet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. Use a new value, such as a UUID, for each new request. The value is scoped to the operation and
                 *     to the API key, including all keys that replace it by rotation. The first 201, 404 or 409 response is stored for 24 hours and
                 *     returned again to a request with the same body. A request with a different body is rejected. A request that arrives while the
                 *     first one is in flight waits for it.
                 *
                 *     minLength: 1, maxLength: 255, pattern: ^[\x21-\x7E]*$
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The pet to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPet"];
            };
        };
        responses: {
            /** @description The pet was created. */
            201: {
                headers: SharedHeaders & {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
    /**
     * Retrieve a pet
     * Returns the pet with the given identifier. Deprecated: use `listPets` with `id` instead, as in `GET /pets?id=1`. This operation
     * works unchanged until it is removed on 5 December 2030.
     *
     * `GET /pets/{petId}`
     * @example
     * await api.getPet({ petId: 1 });
     * @deprecated
     * @source petstore.yaml:271
     */
    getPet: {
        parameters: {
            query?: never;
            header?: {
                /** @description One or more `ETag` values of earlier responses, or `*`. If one of them still matches, the response is 304 (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Identifier of the pet to retrieve. */
                petId: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pet. */
            200: {
                headers: SharedHeaders & {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                };
                content: {
                    "application/json": components["schemas"]["Pet"];
                };
            };
            /** @description The pet still matches `If-None-Match`. */
            304: {
                headers: SharedHeaders & {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                };
                content?: never;
            };
            /** @description `petId` is not an int64, or the request has a query parameter. */
            400: {
                headers: SharedHeaders & {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The API key does not have the scope that the operation requires. */
            403: {
                headers: SharedHeaders & {
                    "WWW-Authenticate": components["headers"]["RequiredScope"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No pet has the identifier `petId`. */
            404: {
                headers: SharedHeaders & {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLinks"];
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    /**
     * List all orders
     * Returns all orders in ascending order of `id`, one page at a time. Pagination works as for the list of pets.
     *
     * `GET /store/orders`
     * @example
     * await api.listOrders({ limit: 10 });
     * @source petstore.yaml:375
     */
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries to return.
                 *     minimum: 1, maximum: 100, default: 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Opaque position in the list, taken from the `Link` header of the previous page. It is valid only with the filter and order of
                 *     that page, and with any `limit`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description One or more `ETag` values of earlier responses, or `*`. If one of them still matches, the response is 304 (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: SharedHeaders & {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["NextPageOfOrders"];
                };
                content: {
                    /** @description maxItems: 100 */
                    "application/json": components["schemas"]["Orders"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidPageRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutRead"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    /**
     * Create an order
     * Places an order and reserves the pet in one step. A pet that is `available` or has no status becomes `pending`.
     * If several requests order the same pet, exactly one succeeds.
     *
     * `POST /store/orders`
     * @example
     * await api.createOrder({ petId: 1 });
     * @source petstore.yaml:412
     */
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. Use a new value, such as a UUID, for each new request. The value is scoped to the operation and
                 *     to the API key, including all keys that replace it by rotation. The first 201, 404 or 409 response is stored for 24 hours and
                 *     returned again to a request with the same body. A request with a different body is rejected. A request that arrives while the
                 *     first one is in flight waits for it.
                 *
                 *     minLength: 1, maxLength: 255, pattern: ^[\x21-\x7E]*$
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The pet to order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The order was placed, and the pet is reserved. */
            201: {
                headers: SharedHeaders & {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidOrder"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithoutWrite"];
            /** @description No pet has the identifier `petId`. */
            404: {
                headers: SharedHeaders & {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pet is `pending` or `sold`, or the `Idempotency-Key` was already used with a different body. */
            409: {
                headers: SharedHeaders & {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
/** The headers that most responses have. */
export interface SharedHeaders {
    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
    RateLimit: components["headers"]["RateLimit"];
    "X-Request-Id": components["headers"]["X-Request-Id"];
    [name: string]: unknown;
}
