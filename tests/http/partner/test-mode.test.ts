import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import { auditApp } from '../../support/auditor.ts';
import { STORES } from '../../support/full.ts';
import { describeTestDashboard } from './test-dashboard.ts';
import { describeTestMode } from './test-mode.ts';

describe.each(STORES)('test mode on %s', (store) => {
  let started: TestApp;
  beforeAll(async () => {
    started = await startApp({ store, env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  });
  afterAll(async () => {
    try {
      await auditApp(started);
    } finally {
      await started.stop();
    }
  });
  describeTestMode(() => started);
  describeTestDashboard(() => started);
});
