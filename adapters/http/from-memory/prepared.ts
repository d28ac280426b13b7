import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameOperation, type OperationName } from '../measured-response.ts';
import { compressed, type Encoding, encodingFor } from './encoded.ts';

interface Variant {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: Record<string, string | number>;
  readonly notModified: Record<string, string | number>;
}

/** A reply that is the same for every client, ready to be sent. */
export interface PreparedReply {
  /** The operation's name in the metrics. */
  readonly operation: OperationName;
  readonly status: number;
  readonly bytes: number;
  variant(encoding: Encoding): Variant;
}

const MIN_COMPRESSIBLE_BYTES = 1024;
const COMPRESSIBLE_TYPES =
  /^(text\/|application\/(json|javascript|xml|problem\+json|manifest\+json)|image\/svg)/;

/** Prepares a reply. Each encoding is compressed on first use, cached, and has its own strong ETag. */
export const prepare = (
  status: number,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  operation: OperationName = 'static',
): PreparedReply => {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isCompressible =
    body.length >= MIN_COMPRESSIBLE_BYTES && COMPRESSIBLE_TYPES.test(headers['Content-Type'] ?? '');
  const variants = new Map<Encoding, Variant>();
  const make = (encoding: Encoding): Variant => {
    const content = compressed(body, encoding);
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const shared = { ...headers, ...(isCompressible ? { Vary: 'Accept-Encoding' } : {}), ETag: etag };
    return {
      etag,
      body: content,
      headers: {
        ...shared,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        'Content-Length': content.length,
      },
      notModified: shared,
    };
  };
  return {
    operation,
    status,
    bytes: body.length,
    variant: (accepted) => {
      const encoding = isCompressible ? accepted : 'identity';
      let variant = variants.get(encoding);
      if (!variant) {
        variant = make(encoding);
        variants.set(encoding, variant);
      }
      return variant;
    },
  };
};

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

/** Headers for one request only. */
export interface ExtraHeaders {
  /** CORS headers. There is one object per origin, because merged headers are cached by that object. */
  readonly cors: Readonly<Record<string, string>>;
  readonly rate: Readonly<Record<string, string>>;
}

type ReplyHeaders = Record<string, string | number>;

const mergedHeaders = new WeakMap<object, WeakMap<object, ReplyHeaders>>();

/** Merges a reply's headers with those of one request. They are written immediately, so all requests can share one object. */
const mergeHeaders = (headers: Readonly<ReplyHeaders>, extra: ExtraHeaders | undefined): ReplyHeaders => {
  if (!extra) return headers;
  let byCors = mergedHeaders.get(headers);
  if (!byCors) {
    byCors = new WeakMap();
    mergedHeaders.set(headers, byCors);
  }
  let merged = byCors.get(extra.cors);
  if (!merged) {
    merged = { ...headers, ...extra.cors };
    if (headers.Vary && extra.cors.Vary) merged.Vary = `${headers.Vary}, ${extra.cors.Vary}`;
    byCors.set(extra.cors, merged);
  }
  return Object.assign(merged, extra.rate);
};

/** Sends a prepared reply, or 304 when the client has it. `extra` holds headers for this request only. */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedReply,
  extra?: ExtraHeaders,
): void => {
  nameOperation(response, prepared.operation);
  const variant = prepared.variant(encodingFor(request.headers['accept-encoding']));
  const known = request.headers['if-none-match'];
  if (known !== undefined && prepared.status === 200 && matches(known, variant.etag)) {
    response.writeHead(304, mergeHeaders(variant.notModified, extra));
    response.end();
    return;
  }
  response.writeHead(prepared.status, mergeHeaders(variant.headers, extra));
  response.end(request.method === 'HEAD' ? undefined : variant.body);
};
