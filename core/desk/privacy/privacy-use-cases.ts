import type { Ports } from '../../ports.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { exportMyData } from './use-cases/export-my-data.ts';

/** What an account may ask about its data. */
export const privacyUseCases = (ports: Ports) => ({
  exportMyData: exportMyData(ports),
  deleteAccount: deleteAccount(ports),
});
