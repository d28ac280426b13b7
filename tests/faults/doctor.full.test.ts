import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../http/bodies.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startS3Server } from '../support/s3-server.ts';
import { certificateFile, startHttpsServer, tlsOptions } from '../support/tls-servers.ts';
import { allowing } from './allowance.ts';
import { rowsOf } from './process-audit.ts';

const root = dirname(dirname(import.meta.dirname));

describe('the doctor', () => {
  let app: AppProcess;
  beforeAll(async () => {
    app = await startAppProcess({ WORKERS: '0' });
  });
  afterAll(() => app.remove());

  const examine = async (env: Readonly<Record<string, string>> = {}, ...flags: readonly string[]) => {
    const { PATH = '' } = process.env;
    const given = {
      PATH,
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.databaseUrl,
      NODE_EXTRA_CA_CERTS: certificateFile('good'),
      ...env,
    };
    const args = ['adapters/doctor.ts', ...flags];
    return promisify(execFile)(process.execPath, args, { cwd: root, env: given }).then(
      ({ stdout }) => ({ code: 0, says: stdout }),
      (failed: { code: number; stdout: string }) => ({ code: failed.code, says: failed.stdout }),
    );
  };
  const REAL = {
    PUBLIC_URL: 'https://shop.northlight.test',
    SESSION_SECRET: 'a secret of forty characters, and of tests',
    PAYMENTS: 'simulator',
    DEMO_URL: 'https://meet.northlight.test/demo',
    CONTACT_FORM_URL: 'https://forms.northlight.test/contact',
    BRAND_MAIL: 'hello@northlight.test',
  };

  it('calls the demo shop well, and names what is to be set before customers come', async () => {
    const { code, says } = await examine();
    expect(says).toContain('note   Mails reach nobody');
    expect(says).toContain('note   DEMO_URL is https://meet.wondercast.example/demo');
    expect(says).toContain('This shop is well as a demo');
    expect(code).toBe(0);
  });

  it('calls a real shop wrong whose mail goes nowhere and whose links are examples', async () => {
    const { PUBLIC_URL, SESSION_SECRET, PAYMENTS } = REAL;
    const { code, says } = await examine({ PUBLIC_URL, SESSION_SECRET, PAYMENTS });
    expect(says).toContain('WRONG  Mails reach nobody');
    expect(says).toContain('WRONG  CONTACT_FORM_URL is https://forms.wondercast.example/contact');
    expect(code).toBe(1);
  });

  it('calls a shop wrong whose logo is missing, or whose mail server is', async () => {
    const missing = await examine({ BRAND_LOGO: '/no-such-logo.svg', SMTP_URL: 'smtp://127.0.0.1:9' });
    expect(missing.says).toContain('WRONG  BRAND_LOGO names /no-such-logo.svg');
    const file = await examine({ BRAND_LOGO: './no-such-file.svg' });
    expect(file.says).toMatch(/WRONG {2}BRAND_LOGO names \S+no-such-file\.svg/);
    expect(missing.says).toContain('WRONG  The mail server 127.0.0.1:9 takes no mail');
    expect(missing.code).toBe(1);
  });

  it('calls a real shop well that has all of it, in less than ten seconds, and says so in JSON', async () => {
    const server = await startMailServer({ ...tlsOptions('good'), disabledCommands: [] });
    const address = await startHttpsServer('good');
    const s3 = await startS3Server();
    await rowsOf(
      app.databaseUrl,
      'update shop_state set last_backup_at = now(), last_backup_verified_at = now()',
    );
    const env = {
      ...REAL,
      PUBLIC_URL: address.url,
      SMTP_URL: server.url.replace('127.0.0.1', 'localhost'),
      BRAND_LOGO: '/favicon.svg',
      S3_ENDPOINT: s3.url,
      S3_REGION: s3.region,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'on',
    };
    const since = performance.now();
    const { code, says } = await examine(env);
    expect(performance.now() - since).toBeLessThan(allowing(10_000));
    expect(says).not.toMatch(/WRONG|note/);
    expect(says).toMatch(/ok {5}The certificate of the shop’s address localhost is good for \d+ days/);
    expect(says).toMatch(/ok {5}The certificate of the mail server localhost is good for \d+ days/);
    expect(says).toContain(`ok     The bucket ${s3.bucket} can be written and read.`);
    expect(s3.objects.size).toBe(0);
    expect(says).toContain('This shop is well.');
    expect(code).toBe(0);

    const json = JSON.parse((await examine(env, '--json')).says);
    expect(json).toMatchObject({ format: 1, shop: address.url, verdict: 'well', wrong: 0, notes: 0 });
    expect(json.findings).toContainEqual({
      check: 'database',
      state: 'ok',
      words: 'The database answers.',
      todo: null,
    });
    await Promise.all([server.stop(), address.stop(), s3.stop()]);
  });

  it('finds an address that does not serve, an expired certificate, a mail server that refuses, a bucket that is closed', async () => {
    const refusing = await startMailServer({ onConnect: (_, done) => done(new Error('no mail from you')) });
    const address = await startHttpsServer('expired');
    const s3 = await startS3Server();
    await rowsOf(app.databaseUrl, `update shop_state set last_backup_at = now() - interval '27 hours'`);
    const env = {
      ...REAL,
      PUBLIC_URL: address.url,
      SMTP_URL: refusing.url,
      S3_ENDPOINT: s3.url,
      S3_REGION: s3.region,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'another secret than theirs',
      S3_FORCE_PATH_STYLE: 'on',
    };
    const { code, says } = await examine(env);
    expect(says).toMatch(/WRONG {2}https:\/\/localhost:\d+ does not answer from here: .*expired/);
    expect(says).toMatch(/WRONG {2}The certificate of the shop’s address localhost expired \d+ days ago/);
    expect(says).toMatch(/WRONG {2}The mail server 127\.0\.0\.1:\d+ takes no mail: .*no mail from you/);
    expect(says).toMatch(/WRONG {2}The bucket images cannot be used: /);
    expect(says).toContain('WRONG  The last backup is 27 h old.');
    expect(code).toBe(1);
    await Promise.all([refusing.stop(), address.stop(), s3.stop()]);

    const sick = await startHttpsServer('good', 503);
    const answer = await examine({ ...REAL, PUBLIC_URL: sick.url });
    expect(answer.says).toMatch(/WRONG {2}https:\/\/localhost:\d+\/readyz answers 503/);
    await sick.stop();
  });

  it('says that it could not look, where it could not', async () => {
    const away = await examine({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(away.says).toContain('WRONG  The database cannot be asked');
    expect([away.code, away.says]).toEqual([
      2,
      expect.stringContaining('nobody knows whether this shop is well'),
    ]);
    const mistaken = await examine({ PORT: 'many' }, '--json');
    expect(mistaken.code).toBe(2);
    expect(JSON.parse(mistaken.says)).toMatchObject({ shop: null, verdict: 'unknown' });
  });

  it('names jobs that wait, jobs that were given up, and bookings without a mail', async () => {
    expect((await book(app.client())).status).toBe(201);
    await rowsOf(
      app.databaseUrl,
      `select graphile_worker.add_job('nobody-does-this', run_at := now() - interval '10 minutes');
       select graphile_worker.add_job('given-up', max_attempts := 1);
       update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1;
       update bookings set created_at = now() - interval '1 hour'`,
    );
    const { code, says } = await examine();
    expect(says).toMatch(/WRONG {2}A job has been waiting for 6\d\d s/);
    expect(says).toContain('WRONG  1 job was given up');
    expect(says).toMatch(/WRONG {2}1 booking of the last 7 days has no mail/);
    expect(code).toBe(1);
  });
});
