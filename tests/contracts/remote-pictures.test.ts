import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_BYTES } from '@wondercast/core/shop/media/uploaded-image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remotePictures } from '../../adapters/images/remote-pictures.ts';
import { guardedLookup, NOT_PUBLIC } from '../../adapters/webhooks/guarded-lookup.ts';
import { webhookSender } from '../../adapters/webhooks/webhook-sender.ts';

const PICTURE = Buffer.from('a picture');

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/picture': (response) => response.writeHead(200).end(PICTURE),
  '/moved': (response) => response.writeHead(302, { Location: '/picture' }).end(),
  '/inside': (response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end(),
  '/file': (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/round': (response) => response.writeHead(302, { Location: '/round' }).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/says-large': (response) => response.writeHead(200, { 'Content-Length': 100 * 1024 * 1024 }).write('x'),
  '/large': (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('X'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/exactly': (response) => response.writeHead(200).end(Buffer.alloc(MOST_BYTES)),
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('x', () => response.destroy());
  },
  '/silent': () => {},
  '/drips': (response) => response.writeHead(200).write('x'),
};

describe('pictures of other servers', () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    answers[url]?.(response);
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const insideOnly = (address: string) => (address.startsWith(origin) ? null : NOT_PUBLIC);
  const open = remotePictures({ objection: insideOnly, lookup: null });
  const hurried = remotePictures({ objection: insideOnly, lookup: null, timeoutMs: 500 });

  it.each(['/picture', '/moved'])('are fetched from %s', async (path) => {
    expect(await open.fetch(`${origin}${path}`)).toEqual({ content: PICTURE });
  });

  it('may have as many bytes as an upload', async () => {
    const found = await open.fetch(`${origin}/exactly`);
    expect('content' in found && found.content.length).toBe(MOST_BYTES);
  });

  it.each([
    ['/inside', 'The address leads into a private network.'],
    ['/file', 'The address leads into a private network.'],
    ['/round', 'The address redirects too often.'],
    ['/gone', 'The host answers 410.'],
    ['/says-large', 'The picture is larger than 5 MB.'],
    ['/large', 'The picture is larger than 5 MB.'],
    ['/cut', 'The host cannot be reached.'],
  ])('are not fetched from %s, and why is said', async (path, error) => {
    expect(await open.fetch(`${origin}${path}`)).toEqual({ error });
  });

  it.each(['/silent', '/drips'])('are not waited for for ever: %s', async (path) => {
    expect(await hurried.fetch(`${origin}${path}`)).toEqual({ error: 'No answer within 0.5 seconds.' });
  });

  it('are fetched from nobody in a private network, whatever the name resolves to', async () => {
    const guarded = remotePictures({
      objection: webhookSender({ allowPrivate: false }).objection,
      lookup: guardedLookup((_, done) => done(null, [{ address: '10.0.0.8', family: 4 }])),
    });
    const error = 'The address leads into a private network.';
    expect(await guarded.fetch('https://pictures.example.com/a.webp')).toEqual({ error });
    asked.length = 0;
    for (const address of [
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://localhost/a',
      'https://printer.local/a',
      'http://pictures.example.com/a',
      `${origin}/picture`,
    ]) {
      expect(guarded.objection(address)).not.toBeNull();
      expect(await guarded.fetch(address)).toEqual({ error: guarded.objection(address) });
    }
    expect(asked).toEqual([]);
  });

  it('are fetched from loopback without the guard', async () => {
    const unguarded = remotePictures({
      objection: webhookSender({ allowPrivate: true }).objection,
      lookup: null,
    });
    expect(await unguarded.fetch(`${origin}/picture`)).toEqual({ content: PICTURE });
  });
});
