import { describe, expect, it } from 'vitest';
import { readConfig } from '../../adapters/composition/config.ts';
import { examineDisks } from '../../adapters/composition/outside/folders.ts';
import { examinePayments } from '../../adapters/composition/outside/payments.ts';
import { judgeSpace } from '../../adapters/doctor/disk.ts';
import { judgeCertificate } from '../../adapters/doctor/judge-certificate.ts';
import { judgeReplication } from '../../adapters/postgres/examination/durability.ts';
import { NEEDED_EVENTS } from '../../adapters/stripe/stripe-endpoints.ts';
import { examineWithin } from '../../adapters/system/examine-within.ts';
import type { Finding } from '../../adapters/system/finding.ts';
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startStripeDouble,
  WEBHOOK_SECRET,
} from '../support/stripe-double/stripe-double.ts';

const stateOf = ({ good, isNote = false }: Finding): string => (isNote ? 'note' : good ? 'ok' : 'wrong');
const GB = 1024 ** 3;

describe('what the doctor makes of what it sees', () => {
  it('warns of a certificate three weeks before its end, and calls an expired or foreign one wrong', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const state = (validTo: string, problem: string | null = null) =>
      stateOf(judgeCertificate('the mail server', { validTo: new Date(validTo), problem }, now));
    expect(state('2027-02-01T00:00:00Z')).toBe('ok');
    expect(state('2026-12-13T11:00:00Z')).toBe('note');
    expect(state('2026-11-21T00:00:00Z')).toBe('wrong');
    expect(state('2027-02-01T00:00:00Z', 'ERR_TLS_CERT_ALTNAME_INVALID')).toBe('wrong');
  });

  it('calls a disk full by what is left of it, not by its share alone', () => {
    const state = (free: number, total: number) => stateOf(judgeSpace('/data', { free, total }));
    expect(state(100 * GB, 200 * GB)).toBe('ok');
    expect(state(0.3 * GB, 20 * GB)).toBe('wrong');
    expect(state(1 * GB, 20 * GB)).toBe('note');
    expect(state(60 * GB, 4_000 * GB)).toBe('ok');
  });

  it('looks at each disk once, and finds the full one', async () => {
    const config = readConfig({ STORE: 'memory', DATA_DIR: 'nowhere-yet' });
    const [finding] = await examineDisks(config, async () => ({ free: 0.1 * GB, total: 10 * GB }));
    expect(finding).toMatchObject({ check: 'disk', good: false, words: expect.stringContaining('102 MB') });
  });

  it('wants a replica that confirms, where one is configured', () => {
    const replica = { name: 'two', state: 'streaming', sync: 'sync' };
    const state = (change: object) => {
      const on = { synchronousNames: 'ANY 1 (two)', synchronousCommit: 'on', replicas: [replica] };
      return judgeReplication({ ...on, ...change }).map(stateOf);
    };
    expect(state({})).toEqual(['ok']);
    expect(state({ replicas: [{ ...replica, sync: 'quorum' }] })).toEqual(['ok']);
    expect(state({ replicas: [] })).toEqual(['wrong']);
    expect(state({ replicas: [{ ...replica, state: 'catchup' }] })).toEqual(['wrong']);
    expect(state({ synchronousCommit: 'local' })).toEqual(['wrong']);
    expect(state({ synchronousNames: '', replicas: [{ ...replica, sync: 'async' }] })).toEqual(['note']);
    expect(state({ synchronousNames: '', replicas: [] })).toEqual(['ok']);
    expect(state({ replicas: [{ ...replica, state: null, sync: null }] })).toEqual(['note']);
  });

  it('never counts as well what was not looked at', async () => {
    const late = await examineWithin('slow', 20, () => new Promise(() => {}));
    expect(late).toMatchObject([{ check: 'slow', good: false }]);
    const failed = await examineWithin('broken', 1_000, () => Promise.reject(new Error('no such thing')));
    expect(failed).toMatchObject([{ good: false, words: 'The check broken failed: no such thing' }]);
  });

  it('names the events that Stripe does not send to the webhook, and says when the key may not ask', async () => {
    const double = await startStripeDouble();
    const config = readConfig({
      STORE: 'memory',
      PUBLIC_URL: 'http://shop.test',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: double.url,
    });
    const look = async () =>
      (await examinePayments(config, 2_000)).map((each) => [stateOf(each), each.words]);
    const endpoint = (enabled_events: readonly string[], status: 'enabled' | 'disabled' = 'enabled') => {
      const url = 'http://shop.test/api/stripe/webhook';
      double.books.endpoints.splice(0, 9, {
        id: 'we_1',
        object: 'webhook_endpoint',
        url,
        status,
        enabled_events,
      });
    };
    try {
      expect(await look()).toEqual([
        ['wrong', expect.stringContaining('has no webhook for http://shop.test')],
      ]);
      endpoint(NEEDED_EVENTS.filter((event) => !/failed$|dispute.closed/.test(event)));
      expect(await look()).toEqual([
        [
          'wrong',
          expect.stringMatching(/: payment_intent.payment_failed, refund.failed, charge.dispute.closed\.$/),
        ],
      ]);
      endpoint(NEEDED_EVENTS);
      expect(await look()).toMatchObject([['ok', expect.any(String)]]);
      endpoint(['*']);
      expect(await look()).toMatchObject([['ok', expect.any(String)]]);
      endpoint(['*'], 'disabled');
      expect(await look()).toEqual([['wrong', expect.stringContaining('is disabled')]]);
      double.faults.plan(/./, { kind: 'status', status: 403 });
      expect(await look()).toEqual([['note', expect.stringContaining('may not list webhook endpoints')]]);
      double.faults.clear();
      double.faults.plan(/./, { kind: 'status', status: 401 });
      expect(await look()).toEqual([['wrong', expect.stringContaining('Stripe cannot be asked')]]);
      double.faults.clear();
    } finally {
      await double.stop();
    }
    expect(await look()).toEqual([['wrong', expect.stringContaining('Stripe cannot be asked')]]);
  });
});
