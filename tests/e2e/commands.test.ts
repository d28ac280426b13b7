import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Command, runCommand, startCommand } from '../support/command.ts';
import { createDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';

/* The commands of the README that no other test runs, with small counts. `architecture/commands.test.ts` has the list. */

const folder = mkdtempSync(join(tmpdir(), 'wondercast-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readyAt = async (url: string, command: Command): Promise<void> => {
  const status = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => command.output(),
    );
  await expect.poll(status).toBe(200);
};

const untilGone = (url: string) =>
  expect
    .poll(() =>
      fetch(url).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');

describe.each(['start', 'dev'])('npm run %s', (name) => {
  it('serves the shop until it is stopped', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const command = startCommand(['run', name], {
      STORE: 'memory',
      PORT: String(port),
      DATA_DIR: join(folder, name),
    });
    try {
      await readyAt(url, command);
      const page = await fetch(`${url}/about`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    } finally {
      command.stop();
      await command.ended;
    }
    await untilGone(url);
  });
});

it('npm test with arguments runs the tests that they choose', async () => {
  const printed = await runCommand(['test', '--', '--project=core', 'tests/core/money.test.ts']);
  expect(printed).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(printed).toContain('money.test.ts');
});

it('npm run check with a word runs the steps of that name', async () => {
  const printed = await runCommand(['run', 'check', 'generated']);
  expect(printed).toMatch(/ok .* generated files are fresh/);
  expect(printed).toContain('1 passed, 0 failed');
});

it('npm run bench prints the figures of one bench', async () => {
  expect(await runCommand(['run', 'bench', 'statements'])).toMatch(/with an idempotency key +\d/);
});

it('npm run mails writes every mail', async () => {
  const mails = join(folder, 'mails');
  await runCommand(['run', 'mails', mails]);
  expect(readdirSync(mails)).toEqual(
    expect.arrayContaining(['booking-received.html', 'booking-received.txt', 'invoice.html']),
  );
});

it('npm run seed:large fills the shop', async () => {
  const database = await createDatabase();
  const printed = await runCommand(['run', 'seed:large', '1000'], {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'large'),
  });
  await database.drop();
  expect(printed).toMatch(/ 100 rows {2}bookings/);
});

it('npm run faults proves a part on one store', async () => {
  const printed = await runCommand(['run', 'faults', 'money', 'memory', '1000']);
  expect(printed.match(/^ok .* on memory/gm)).toHaveLength(4);
});

it('npm run fuzz sends a share of its requests to one store', async () => {
  expect(await runCommand(['run', 'fuzz', 'memory', '200'])).toMatch(/Tests +\d+ passed/);
});
