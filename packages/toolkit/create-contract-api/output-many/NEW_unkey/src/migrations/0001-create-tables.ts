/** Replace it with `createTable` of @animal-store/kysely-tables for each table. */
export async function up(): Promise<void> {}
