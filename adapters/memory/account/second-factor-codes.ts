import type { OneTimeCodes, PasskeyCeremonies } from '@wondercast/core/people/account/second-factor';

const STEP_MS = 30_000;

/** Codes with nothing to install: the last six digits of the step. The server uses those of RFC 6238. */
export const memoryOneTimeCodes: OneTimeCodes = {
  newSecret: () => 'MEMORY',
  address: (secret, username) => `otpauth://totp/${encodeURIComponent(username)}?secret=${secret}`,
  stepOf: (_secret, code, now) => {
    const step = Math.floor(now.getTime() / STEP_MS);
    return code === String(step).slice(-6) ? step : null;
  },
};

/** No device can answer in memory alone: every answer is wrong. */
export const memoryPasskeys: PasskeyCeremonies = {
  startRegistration: async () => ({ options: {}, challenge: 'none' }),
  finishRegistration: async () => null,
  startSignIn: async () => ({ options: {}, challenge: 'none' }),
  finishSignIn: async () => null,
};
