import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { ensureDebianPackages } from '../support/debian-packages.ts';
import { freePort } from '../support/free-port.ts';

/** What a Patroni was asked to change. */
interface Patch {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'wondercast-wake-'));
const settingsFile = join(folder, 'patroni.env');
const patches: Patch[] = [];

const server = createServer(async (request: IncomingMessage, response) => {
  if (request.method === 'GET' && request.url === '/cluster') {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gone = `http://127.0.0.1:${await freePort()}/patroni`;
    const members = [
      { name: 'db1', api_url: `${url}/db1/patroni` },
      { name: 'db2', api_url: `${url}/db2/patroni` },
      { name: 'db3', api_url: gone },
    ];
    response.end(JSON.stringify({ members }));
    return;
  }
  const { authorization } = request.headers;
  patches.push({ path: `${request.method} ${request.url}`, authorization, body: await text(request) });
  response.end('{}');
});

const wake = async (event: string, role: string) =>
  promisify(execFile)(join(root, 'deploy/patroni/wake.py'), [settingsFile, event, role, 'wondercast']);

beforeAll(async () => {
  await ensureDebianPackages(['patroni']);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const lines = [
    '# A comment with = in it',
    'PATRONI_NAME=db1',
    `PATRONI_RESTAPI_CONNECT_ADDRESS=127.0.0.1:${port}`,
    'PATRONI_RESTAPI_USERNAME=patroni',
    'PATRONI_RESTAPI_PASSWORD=secret=word',
  ];
  writeFileSync(settingsFile, `${lines.join('\n')}\n`);
});
beforeEach(() => void patches.splice(0));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the script by which machines of the database look at once', () => {
  it.each([
    ['a leader begins', 'on_role_change', 'master'],
    ['a Postgres has started', 'on_start', 'replica'],
  ])('asks each that answers, with the password, and changes nothing (%s)', async (_, event, role) => {
    const { stderr } = await wake(event, role);
    const authorization = `Basic ${btoa('patroni:secret=word')}`;
    expect(patches.toSorted((a, b) => String(a.path).localeCompare(String(b.path)))).toEqual([
      { path: 'PATCH /db1/config', authorization, body: '{"wake": null}' },
      { path: 'PATCH /db2/config', authorization, body: '{"wake": null}' },
    ]);
    expect(stderr).toContain('wake: db3 was not told to look');
  });

  it('asks nobody when a machine follows', async () => {
    await wake('on_role_change', 'replica');
    expect(patches).toEqual([]);
  });
});
