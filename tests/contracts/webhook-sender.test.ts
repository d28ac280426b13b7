import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedLookup, NOT_PUBLIC, type ResolveName } from '../../adapters/webhooks/guarded-lookup.ts';
import { isPrivate } from '../../adapters/webhooks/private-addresses.ts';
import { webhookSender } from '../../adapters/webhooks/webhook-sender.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const aMessage = (url: string) => ({
  url,
  id: 'msg_1',
  at: new Date(),
  body: '{"type":"booking.created"}',
  secrets: [SECRET],
});

/** A name service that answers these, one answer after the other. */
const answering = (...answers: readonly (readonly string[])[]): ResolveName & { asked(): number } => {
  let asked = 0;
  const resolve: ResolveName = (_name, done) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return Object.assign(resolve, { asked: () => asked });
};

describe('addresses that are not on the public internet', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is one', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is none',
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );
});

describe('the lookup of a connection', () => {
  const look = (resolve: ResolveName, options: object = { all: true }) =>
    new Promise<unknown>((settle) =>
      guardedLookup(resolve)('hooks.example', options, (error, address) => settle(error?.message ?? address)),
    );

  it('hands over public addresses, all or the first', async () => {
    const resolve = answering(['8.8.8.8', '2606:4700::1']);
    expect(await look(resolve)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
    expect(await look(resolve, {})).toBe('8.8.8.8');
    expect(await look(resolve, { family: 6 })).toBe('2606:4700::1');
  });

  it('refuses a name when one of its addresses is private, or when there is none', async () => {
    expect(await look(answering(['8.8.8.8', '10.0.0.1']))).toBe(NOT_PUBLIC);
    expect(await look(answering(['::1']))).toBe(NOT_PUBLIC);
    expect(await look(answering([]))).toBe(NOT_PUBLIC);
  });
});

describe('sending a webhook', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  const listening = async (listener: RequestListener) => {
    let heard = 0;
    const server = createServer((request, response) => {
      heard += 1;
      listener(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/`, port, heard: () => heard };
  };
  const open = webhookSender({ allowPrivate: true });

  it('says id, time and signature as the conventions want them, which their own library verifies', async () => {
    const bodies: unknown[] = [];
    const { url } = await listening(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      bodies.push(new Webhook(SECRET).verify(text, request.headers as Record<string, string>));
      response.end();
    });
    expect(await open.send(aMessage(url))).toMatchObject({ status: 200, error: null });
    expect(bodies).toEqual([{ type: 'booking.created' }]);
  });

  it('reaches no private address, whatever leads there, and asks nobody for it', async () => {
    const { port, heard } = await listening((_request, response) => response.end());
    const resolve = answering(['127.0.0.1']);
    const closed = webhookSender({ allowPrivate: false, resolve });
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      expect([host, (await closed.send(aMessage(`https://${host}:${port}/`))).error]).toEqual([
        host,
        NOT_PUBLIC,
      ]);
    expect((await closed.send(aMessage(`https://rebound.example:${port}/`))).error).toBe(NOT_PUBLIC);
    expect(resolve.asked()).toBe(1);
    expect(heard()).toBe(0);
  });

  it('(without the guard it arrives)', async () => {
    const { url, heard } = await listening((_request, response) => response.end());
    await open.send(aMessage(url));
    expect(heard()).toBe(1);
  });

  it('judges what it connects to: a name that was public a moment ago helps nobody', async () => {
    const { port, heard } = await listening((_request, response) => response.end());
    const resolve = answering(['192.0.2.1'], ['127.0.0.1']);
    const closed = webhookSender({ allowPrivate: false, resolve, timeoutMs: 2_000 });
    const message = aMessage(`https://rebinding.example:${port}/`);
    await closed.send(message);
    expect((await closed.send(message)).error).toBe(NOT_PUBLIC);
    expect(heard()).toBe(0);
  });

  it('follows no redirect', async () => {
    const target = await listening((_request, response) => response.end());
    const { url } = await listening((_request, response) =>
      response.writeHead(307, { location: target.url }).end(),
    );
    expect(await open.send(aMessage(url))).toMatchObject({
      status: 307,
      error: 'Redirects are not followed',
    });
    expect(target.heard()).toBe(0);
  });

  it('gives up on who says nothing', async () => {
    const { url } = await listening(() => {});
    const outcome = await webhookSender({ allowPrivate: true, timeoutMs: 200 }).send(aMessage(url));
    expect(outcome).toMatchObject({ status: null, error: 'No answer within 0.2 seconds' });
  });

  it('reads no more of an answer than it needs', async () => {
    let written = 0;
    const { url } = await listening((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', write);
      write();
    });
    expect(await open.send(aMessage(url))).toMatchObject({ status: 200, error: null });
    // What was on its way in buffers, and nothing like all of it.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  it('says what went wrong when nobody listens', async () => {
    const { url, port } = await listening((_request, response) => response.end());
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const outcome = await open.send(aMessage(url));
    expect(outcome.status).toBeNull();
    expect(outcome.error).toContain(`ECONNREFUSED`);
    expect(port).toBeGreaterThan(0);
  });

  it.each([
    ['http://hooks.example/', 'Must be an address that starts with https://'],
    ['ftp://hooks.example/', 'Must be an address that starts with https://'],
    ['https://a:b@hooks.example/', 'Must be an address that starts with https://'],
    ['https://127.0.0.1/', NOT_PUBLIC],
    ['https://[fd00::1]/', NOT_PUBLIC],
    ['https://localhost/', 'Must name a host of the public internet'],
    ['https://printer.local/', 'Must name a host of the public internet'],
    ['https://db.internal./', 'Must name a host of the public internet'],
    ['https://hooks.example/', null],
  ])('objects to %s beforehand as it should', (url, words) => {
    expect(webhookSender({ allowPrivate: false }).objection(url)).toBe(words);
  });

  it('takes the neighbours where it was told to', () => {
    expect(open.objection('http://127.0.0.1:4000/')).toBeNull();
    expect(open.objection('ftp://127.0.0.1/')).not.toBeNull();
  });
});
