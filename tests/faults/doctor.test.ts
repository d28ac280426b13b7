import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../http/bodies.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { startMailServer } from '../support/mail-server.ts';
import { rowsOf } from './process-audit.ts';

const root = dirname(dirname(import.meta.dirname));

describe('the doctor', () => {
  let app: AppProcess;
  beforeAll(async () => {
    app = await startAppProcess({ WORKERS: '0' });
  });
  afterAll(() => app.remove());

  const examine = async (env: Readonly<Record<string, string>> = {}) => {
    const { PATH = '' } = process.env;
    const given = { PATH, DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl, ...env };
    return promisify(execFile)(process.execPath, ['adapters/doctor.ts'], { cwd: root, env: given }).then(
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

  it('calls a real shop well that has all of it', async () => {
    const server = await startMailServer();
    const { code, says } = await examine({ ...REAL, SMTP_URL: server.url, BRAND_LOGO: '/favicon.svg' });
    await server.stop();
    expect(says).not.toContain('WRONG');
    expect(says).toContain('This shop is well.');
    expect(code).toBe(0);
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
