import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PGlite with the extensions that the migrations ask for; it must be opened with them each time. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> => PGlite.create({ ...options, extensions: { pg_trgm } });
