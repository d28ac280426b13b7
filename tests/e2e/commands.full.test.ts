import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { createDatabase } from '../support/database.ts';
import { serveAndStop } from './support/serving-command.ts';

/* The commands of the README that no other test runs, with small counts. `architecture/commands.test.ts` has the list. */

const folder = mkdtempSync(join(tmpdir(), 'wondercast-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('npm run dev serves the shop until it is stopped', () => serveAndStop('dev', folder));

it('npm test with arguments runs the tests that they choose', async () => {
  const printed = await runCommand(['test', '--', '--project=core', 'tests/core/money.test.ts']);
  expect(printed).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(printed).toContain('money.test.ts');
});

it('npm run test:full has the longer forms too', async () => {
  const chosen = ['--project=core', 'tests/architecture/library'];
  const printed = await runCommand(['run', 'test:full', '--', ...chosen]);
  expect(printed).toContain('library.full.test.ts (3 tests)');
  // With the steps before the tests.
  expect(printed).toMatch(/\n\d+ passed, 0 failed\n$/);
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
