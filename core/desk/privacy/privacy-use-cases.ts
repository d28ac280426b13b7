import type { PrivacyPorts } from './ports.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { exportMyData } from './use-cases/export-my-data.ts';

/** Exporting and deleting an account's data. */
export const privacyUseCases = (ports: PrivacyPorts) => ({
  exportMyData: exportMyData(ports),
  deleteAccount: deleteAccount(ports),
});
