import { afterAll, beforeAll, describe } from 'vitest';
import { type AppOptions, startApp, type TestApp } from '../../support/app.ts';
import { auditApp } from '../../support/auditor.ts';
import { STORES } from '../../support/full.ts';

/**
 * The same of a shop on each store, as far as this run tries both. At the end the auditor looks at what is left.
 */
export const describeOnEachStore = (
  title: string,
  suite: (app: () => TestApp) => void,
  env: NonNullable<AppOptions['env']> = {},
) =>
  describe.each(STORES)(`${title} on %s`, (store) => {
    let started: TestApp;
    beforeAll(async () => {
      started = await startApp({ store, env });
    });
    afterAll(async () => {
      try {
        await auditApp(started);
      } finally {
        await started.stop();
      }
    });
    suite(() => started);
  });
