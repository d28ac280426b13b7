import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { type Alert, startAlertmanager } from '../support/alertmanager-server.ts';
import { ensureDebianPackages } from '../support/debian-packages.ts';
import { startMailServer } from '../support/mail-server.ts';
import { alerts, inhibitedNames, MONITORING } from '../support/monitoring-files.ts';
import { runbook } from '../support/runbook.ts';

/** An alert as the committed rules label it, on a node. */
const anAlert = (name: string, instance = '10.0.0.11:13000'): Alert => {
  const rule = alerts().find(({ alert }) => alert === name);
  return {
    labels: { ...rule?.labels, alertname: name, instance },
    annotations: { summary: `${name} on ${instance}` },
  };
};

describe('the file of Alertmanager', () => {
  it('is read by Alertmanager, and sends pages and tickets to different people', async () => {
    const amtool = (await ensureDebianPackages(['prometheus-alertmanager']))('amtool');
    const ask = async (...given: readonly string[]) =>
      (await promisify(execFile)(amtool, given, { cwd: MONITORING })).stdout.trim();
    expect(await ask('check-config', 'alertmanager.yml')).toContain('SUCCESS');
    const receiverOf = (...labels: readonly string[]) =>
      ask('config', 'routes', 'test', '--config.file=alertmanager.yml', ...labels);
    const found = await Promise.all(
      alerts().map(async ({ alert, labels }) => [
        labels?.severity,
        await receiverOf(`alertname=${alert}`, `severity=${labels?.severity}`),
      ]),
    );
    expect(new Set(found.map((each) => each.join(' → ')))).toEqual(
      new Set(['page → on-call', 'ticket → desk']),
    );
    expect(await receiverOf('alertname=Unknown')).toBe('on-call');
  });

  it('holds back only alerts that there are', () => {
    const known = new Set(alerts().map(({ alert }) => alert));
    expect(inhibitedNames().length).toBeGreaterThan(5);
    expect(inhibitedNames().filter((name) => !known.has(name))).toEqual([]);
  });

  // The second is the twin of the first: what waits there is sent here.
  it.each([
    { hours: 'never', sent: ['NodeDown'] },
    { hours: 'always', sent: ['JobsGivenUp', 'NodeDown'] },
  ] as const)('mails a page at once, and a ticket in working hours ($hours)', async ({ hours, sent }) => {
    const mails = await startMailServer();
    const alertmanager = await startAlertmanager(mails.url, hours);
    try {
      await alertmanager.fire([anAlert('JobsGivenUp')]);
      await alertmanager.fire([
        anAlert('NodeDown'),
        anAlert('NodeNotReady'),
        anAlert('NodeNotReady', '10.0.0.12:13000'),
      ]);
      const subjects = async () => {
        const parsed = await Promise.all(mails.received.map((mail) => simpleParser(mail)));
        return parsed.map(({ subject }) => subject).toSorted();
      };
      // The other node's own page is sent: nothing says that it is down.
      const expected = [...sent, 'NodeNotReady'].toSorted().map((name) => `FIRING ${name}`);
      await expect.poll(subjects).toEqual(expected);
      expect(await alertmanager.inhibited()).toEqual(['NodeNotReady']);
      const page = (await Promise.all(mails.received.map((mail) => simpleParser(mail)))).find(
        ({ subject }) => subject === 'FIRING NodeDown',
      );
      expect(page?.text).toContain('NodeDown on 10.0.0.11:13000');
      const [, section] = /docs\/runbook\.md#(\w+)/.exec(page?.text ?? '') ?? [];
      expect(runbook().map(({ alert }) => alert.toLowerCase())).toContain(section);
    } finally {
      await alertmanager.stop();
      await mails.stop();
    }
  });
});
