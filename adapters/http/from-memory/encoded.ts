import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'br' | 'gzip';

export const compressed = (body: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return body;
};

/** The best encoding that a request's `Accept-Encoding` allows. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
};

/** A body in the encoding that a request's `Accept-Encoding` allows. */
export const encoded = (
  body: Buffer,
  accepted: string | undefined,
): { readonly body: Buffer; readonly encoding: Encoding } => {
  const encoding = encodingFor(accepted);
  return { body: compressed(body, encoding), encoding };
};
