import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import { auditApp } from '../../support/auditor.ts';
import { STORES } from '../../support/full.ts';
import { describePartnerBookings } from './bookings.ts';
import { describeCors } from './cors.ts';
import { describeKeys } from './keys.ts';
import { describeOwnBookings } from './own-bookings.ts';
import { describeReturnAddress } from './return-address.ts';
import { describeWebhooks } from './webhooks.ts';

describe.each(STORES)('partners on %s', (store) => {
  let started: TestApp;
  beforeAll(async () => {
    // The receivers of the tests stand next door.
    started = await startApp({ store, env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  });
  afterAll(async () => {
    try {
      await auditApp(started);
    } finally {
      await started.stop();
    }
  });
  const app = () => started;
  describeKeys(app);
  describeCors(app);
  describePartnerBookings(app);
  describeOwnBookings(app);
  describeReturnAddress(app);
  describeWebhooks(app);
});
