import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../adapters/postgres/driver/database.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';

/** A message of Postgres' protocol: its kind, its length, what it says. */
const message = (kind: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const TERMINATED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

describe('a server that ends each connection as soon as it is open', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, TERMINATED])));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => void server.close());

  it('is an error of the query, and of nothing else', async () => {
    const heard: unknown[] = [];
    const note = (error: unknown) => void heard.push(error);
    process.on('uncaughtException', note);
    const { port } = server.address() as AddressInfo;
    const database = openDatabase({ url: `postgres://shop@127.0.0.1:${port}/shop`, connections: 1 });
    try {
      await expect(database.reader.run(textQuery('select 1'))).rejects.toThrow();
      expect(heard).toEqual([]);
    } finally {
      process.off('uncaughtException', note);
      await database.close();
    }
  });
});
