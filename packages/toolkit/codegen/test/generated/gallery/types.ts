// Generated from gallery.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["watchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["writeCaption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["replaceGuide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findCover"];
        put: operations["replaceCover"];
        post?: never;
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
        /** @source gallery.yaml:98 */
        Change: {
            /** @constant */
            event: "added";
            id?: string;
            data: {
                /** Format: int64 */
                picture: number | bigint;
            };
        } | {
            /** @constant */
            event: "closed";
            data: string;
        };
    };
    responses: {
        /**
         * @description An error.
         * @source gallery.yaml:96
         */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Record<string, unknown>;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * `GET /changes`
     * @example
     * await api.watchChanges();
     * @source gallery.yaml:8
     */
    watchChanges: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of the gallery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Change"];
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `POST /captions`
     * @source gallery.yaml:17
     */
    writeCaption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    stream?: boolean;
                };
            };
        };
        responses: {
            /** @description The caption, or its parts as events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caption: string;
                    };
                    "text/event-stream": {
                        part: string;
                        /** Format: int64 */
                        id: number | bigint;
                    };
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `POST /pictures`
     * @source gallery.yaml:32
     */
    addPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description maxLength: 40 */
                    title: string;
                    tags?: string[];
                    frames?: Record<string, unknown>[];
                    owner?: {
                        /** Format: int64 */
                        id: number | bigint;
                    };
                } & ({
                    /** Format: binary */
                    file: Blob;
                } | {
                    /** Format: uri */
                    url: string;
                });
            };
        };
        responses: {
            /** @description The fields of the picture, with files as text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `POST /visits`
     * @source gallery.yaml:56
     */
    addVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: string;
                    age?: number | null;
                    rooms?: number[];
                    ids?: (number | bigint)[];
                    group?: {
                        /** Format: int64 */
                        size?: number | bigint;
                        leader?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The visit. */
            201: {
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
     * `PUT /guide`
     * @source gallery.yaml:75
     */
    replaceGuide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description The guide was replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * `GET /cover`
     * @example
     * await api.findCover();
     * @source gallery.yaml:81
     */
    findCover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    /**
     * `PUT /cover`
     * @source gallery.yaml:86
     */
    replaceCover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": Blob;
                "application/*": Blob;
            };
        };
        responses: {
            /** @description The cover was replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
