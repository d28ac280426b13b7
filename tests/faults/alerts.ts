import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wire } from '@wondercast/openapi/codec/wire';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { book } from '../http/bodies.ts';
import { pay } from '../http/payment/card-checkout.ts';
import { ADMIN_PASSWORD, startAppProcess } from '../support/app-process.ts';
import { ensureDebianPackages } from '../support/debian-packages.ts';
import { freePort } from '../support/free-port.ts';
import { startMailServer } from '../support/mail-server.ts';
import { SLOW_CARD } from '../support/paying.ts';
import { startPrometheus } from '../support/prometheus-server.ts';
import { runbook } from '../support/runbook.ts';
import { isKnownUnit } from '../support/runbook-units.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';
import buildWeb from '../support/web-setup.ts';

/*
 * Three alerts are made to fire in a real Prometheus with the committed rules, and the commands of their sections in the runbook
 * are run as they stand there, until the alert is over. `systemctl` is a stand-in that asks this program to start the service,
 * and refuses one that no machine of `deploy` has; everything else is real. `npm run faults alerts`
 */
const PATIENCE_MS = 60_000;
/** An alert that nobody follows stays. */
const STAYS_MS = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'wondercast-drill-'));
const say = (line: string) => console.log(line);
const closing: (() => Promise<unknown>)[] = [];

/** What `systemctl start <service>` does here. */
const services = new Map<string, () => Promise<void>>();

/** Units that were asked for and do not exist: a mistake of the runbook. */
const unknownUnits: string[] = [];

const startServiceDesk = async (): Promise<number> => {
  const server = createServer(async (request, response) => {
    const unit = decodeURIComponent(request.url?.slice(1) ?? '');
    if (isKnownUnit(unit)) await services.get(unit)?.();
    else {
      unknownUnits.push(unit);
      response.writeHead(404);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
};

/** Runs a block of the runbook as an operator would, and shows what it says. A command may fail: the next step goes on. */
const runBlock = (block: string, env: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    execFile('sh', ['-c', block], { env: { ...env }, timeout: 20_000 }, (_error, stdout, stderr) => {
      const said = `${stdout}${stderr}`.trim();
      say(`      $ ${block.replaceAll('\n', '\n      $ ')}`);
      if (said) say(`        ${said.slice(0, 600).replaceAll('\n', '\n        ')}`);
      resolve(stdout.trim());
    });
  });

const drill = async (): Promise<void> => {
  buildWeb();
  const find = await ensureDebianPackages(['postgresql-15', 'prometheus']);
  const dataDir = join(folder, 'database');
  let postgres = await startEmbeddedPostgres({ dataDir });
  closing.push(() => postgres.stop());
  let takesMail = true;
  const mails = await startMailServer({
    onMailFrom: (_address, _session, done) =>
      done(takesMail ? null : Object.assign(new Error('Out of order'), { responseCode: 451 })),
  });
  closing.push(mails.stop);
  const metricsPort = await freePort();
  const app = await startAppProcess({
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    METRICS_PORT: String(metricsPort),
  });
  closing.push(app.remove);
  const prometheus = await startPrometheus(metricsPort);
  closing.push(prometheus.stop);

  const bin = join(folder, 'bin');
  const desk = await startServiceDesk();
  mkdirSync(bin);
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\nexec curl -sf http://127.0.0.1:${desk}/$2\n`);
  chmodSync(join(bin, 'systemctl'), 0o755);
  const env = {
    PATH: `${bin}:${join(find('psql'), '..')}:${process.env.PATH ?? ''}`,
    UNIT: 'shop@3001',
    SHOP: app.url,
    METRICS: `http://127.0.0.1:${metricsPort}/metrics`,
    DATABASE_URL: postgres.url,
  };
  const sql = async (text: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    await client.end();
    return rows;
  };

  /** Waits until the alert fires, does what the runbook says, and waits until it is over. Answers what the last block said. */
  const follow = async (alert: string, byHand: () => Promise<void> = async () => {}): Promise<string> => {
    const section = runbook().find((each) => each.alert === alert);
    if (!section) throw new Error(`The runbook has no section ${alert}`);
    const since = performance.now();
    await until(`${alert} fires`, async () => (await prometheus.firing()).has(alert), PATIENCE_MS);
    say(`\n  ${alert} fires, ${((performance.now() - since) / 1000).toFixed(1)} s after its cause`);
    await timePasses(STAYS_MS);
    if (!(await prometheus.firing()).has(alert))
      throw new Error(`${alert} was over before anybody did anything`);
    const followed = performance.now();
    for (const block of section.steps) await runBlock(block, env);
    if (unknownUnits.length > 0) throw new Error(`No machine has the unit ${unknownUnits.join(', ')}`);
    await byHand();
    await until(`${alert} is over`, async () => !(await prometheus.firing()).has(alert), PATIENCE_MS);
    let last = '';
    for (const block of section.proof) last = await runBlock(block, env);
    say(`  ${alert} is over, ${((performance.now() - followed) / 1000).toFixed(1)} s after the first step`);
    return last;
  };
  const expectIt = (isTrue: boolean, what: string) => {
    if (!isTrue) throw new Error(`Not so: ${what}`);
    say(`  ✓ ${what}`);
  };

  services.set('postgresql', async () => {
    postgres = await startEmbeddedPostgres({ dataDir });
  });
  await postgres.stop();
  expectIt((await follow('NodeNotReady')) === '200', 'the node is ready again, without a restart');

  services.set('postfix', async () => {
    takesMail = true;
  });
  takesMail = false;
  const { body: waiting } = await book(app.client());
  await until(
    'the mail has failed',
    async () => {
      const [row] = await sql(`select 1 from graphile_worker.jobs where last_error like '%Out of order%'`);
      return row !== undefined;
    },
    PATIENCE_MS,
  );
  await sql(`update bookings set created_at = created_at - interval '6 minutes' where id = $1`, [waiting.id]);
  expectIt(/ 0$/.test(await follow('BookingsWithoutMail')), 'no booking is without its mail');
  const about = mails.received.filter((mail) =>
    mail.includes(`Subject: We have your booking ${waiting.bookingReference}`),
  );
  expectIt(about.length === 1, 'the customer has it once');

  // Money from two sides: the bank confirms a card while an administrator notes a transfer.
  const admin = app.client();
  await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
  const { body: twice } = await book(app.client());
  const link = await admin.post<Wire<'PayLink'>>(`/api/admin/bookings/${twice.id}/pay-link`);
  const token = link.body.url.split('/pay/')[1] ?? '';
  const { body: intent } = await app.client().post<Wire<'PaymentIntent'>>(`/api/pay/${token}/intent`);
  const paying = pay(app.client(), intent.clientSecret, SLOW_CARD);
  await until('the bank confirms', async () => {
    const rows = await sql(
      `select 1 from simulator_records where id = $1 and body::text like '%processing%'`,
      [intent.paymentIntentId],
    );
    return rows.length > 0;
  });
  await admin.post(`/api/admin/bookings/${twice.id}/payments`, { amount: 1450, note: 'Bank transfer' });
  await paying;
  const attention = '/api/admin/payments/attention';
  const listed = async () => (await admin.get<Wire<'PaymentAttention'>[]>(attention)).body;
  const left = await follow('PaymentsToReview', async () => {
    for (const { paymentIntentId, message } of await listed()) {
      say(`      Admin → Bookings → Refund: ${message}`);
      await admin.post(`${attention}/${paymentIntentId}/refund`);
    }
  });
  expectIt(left === '0' && (await listed()).length === 0, 'no payment waits for somebody');
};

try {
  await drill();
  say('\nThree alerts fired, were followed by the runbook, and are over.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const close of closing.toReversed()) await close().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
