import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Keys, wrongSignature } from './s3-signature.ts';

/*
 * A small server that speaks S3: one bucket, objects, signatures and errors as the protocol has them, path-style, kept in
 * memory. What it does not know it says so.
 */

export interface S3Object {
  readonly content: Buffer;
  readonly type: string;
  readonly cacheControl: string | undefined;
}

export interface S3Server extends Keys {
  readonly url: string;
  readonly bucket: string;
  readonly objects: ReadonlyMap<string, S3Object>;
  /** Answers writes beyond so many more with this status. */
  failAfter(writes: number, status: number): void;
  /** Takes requests and never answers them. */
  freeze(): void;
  stop(): Promise<void>;
}

const STATUS: Readonly<Record<string, number>> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  InvalidDigest: 400,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sayError = (response: ServerResponse, code: string, status = STATUS[code] ?? 403) => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
};

export const startS3Server = async (bucket = 'images'): Promise<S3Server> => {
  const keys: Keys = {
    region: 'eu-central-1',
    accessKeyId: 'AKIAWONDERCAST00TEST',
    secretAccessKey: 'a-secret/of+the-tests',
  };
  const objects = new Map<string, S3Object>();
  let writesLeft = Number.POSITIVE_INFINITY;
  let failure = 500;
  let frozen = false;

  const placeOf = (request: IncomingMessage): readonly [string, string] => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const [, first = '', ...rest] = path.split('/');
    return [first, rest.join('/')];
  };

  const put = (request: IncomingMessage, response: ServerResponse, key: string, content: Buffer) => {
    if (writesLeft-- <= 0) return sayError(response, 'InternalError', failure);
    const md5 = createHash('md5').update(content);
    const given = request.headers['content-md5'];
    const digest = md5.digest();
    if (given !== undefined && given !== digest.toString('base64'))
      return sayError(response, 'InvalidDigest');
    objects.set(key, {
      content,
      type: request.headers['content-type'] ?? 'binary/octet-stream',
      cacheControl: request.headers['cache-control'],
    });
    response.writeHead(200, { etag: `"${digest.toString('hex')}"` }).end();
  };

  const get = (response: ServerResponse, key: string) => {
    const object = objects.get(key);
    if (!object) return sayError(response, 'NoSuchKey');
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.content.length });
    response.end(object.content);
  };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (frozen) return;
    const wrong = wrongSignature(request, body, keys);
    if (wrong) return sayError(response, wrong);
    const [name, key] = placeOf(request);
    if (name !== bucket) return sayError(response, 'NoSuchBucket');
    if (request.method === 'PUT') return put(request, response, key, body);
    if (request.method === 'GET') return get(response, key);
    if (request.method !== 'DELETE') return sayError(response, 'MethodNotAllowed');
    objects.delete(key);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...keys,
    url: `http://127.0.0.1:${port}`,
    bucket,
    objects,
    failAfter: (writes, status) => {
      writesLeft = writes;
      failure = status;
    },
    freeze: () => {
      frozen = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
