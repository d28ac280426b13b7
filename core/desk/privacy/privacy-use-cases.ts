import type { PrivacyPorts } from './ports.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { exportMyData } from './use-cases/export-my-data.ts';

/** What an account may ask about its data. */
export const privacyUseCases = (ports: PrivacyPorts) => ({
  exportMyData: exportMyData(ports),
  deleteAccount: deleteAccount(ports),
});
