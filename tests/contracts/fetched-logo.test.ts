import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLogo, MAX_LOGO_BYTES } from '../../adapters/brand/fetch-logo.ts';
import { until } from '../support/until.ts';

const PIECE = Buffer.alloc(64 * 1024);
/** What a socket and its buffers hold beyond what was read. */
const ON_THE_WAY = 16 * 1024 * 1024;

/** A host that sends for as long as somebody listens. */
const sent = { bytes: 0, ended: 0 };
const endless = (response: ServerResponse): void => {
  const send = (): void => {
    while (response.writable && response.write(PIECE)) sent.bytes += PIECE.length;
    if (response.writable) response.once('drain', send);
  };
  response.once('close', () => {
    sent.ended += 1;
  });
  send();
};

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/logo': (response) => response.end(Buffer.alloc(MAX_LOGO_BYTES, 1)),
  '/endless': endless,
  '/announced': (response) => {
    response.setHeader('content-length', String(MAX_LOGO_BYTES + 1));
    response.flushHeaders();
  },
  '/stuck': (response) => {
    response.write(PIECE);
  },
};

const server = createServer(({ url = '' }, response) => {
  const answer = ANSWERS[url];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an external logo', () => {
  it('may have 1 MB', async () => {
    expect(await fetchLogo(urlOf('/logo'))).toHaveLength(MAX_LOGO_BYTES);
  });

  it('is received no further than 1 MB', async () => {
    await expect(fetchLogo(urlOf('/endless'))).rejects.toThrow(`${urlOf('/endless')} is larger than 1 MB`);
    await until('the host is left', () => sent.ended === 1);
    expect(sent.bytes).toBeLessThan(ON_THE_WAY);
  });

  it('is not received at all where its size is said before', async () => {
    await expect(fetchLogo(urlOf('/announced'))).rejects.toThrow('is larger than 1 MB');
  });

  it('is not waited for once it stops', async () => {
    await expect(fetchLogo(urlOf('/stuck'), 200)).rejects.toThrow('was not received within 0.2 seconds');
  });

  it('is not there where the host says so', async () => {
    await expect(fetchLogo(urlOf('/nothing'))).rejects.toThrow('answers 404');
  });
});
