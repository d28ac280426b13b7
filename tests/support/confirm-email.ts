import type { TestApp } from './app.ts';

/** As if its owner had opened the mailed link: from then on a second factor is asked for. */
export const confirmEmailOf = (app: TestApp, accountId: number): Promise<void> =>
  app.running.ports.unitOfWork(({ accounts }) => accounts.confirmEmail(accountId, new Date()));
