import type { OneTimeCodes, PasskeyCeremonies } from '@wondercast/core/people/account/second-factor';

const STEP_MS = 30_000;

/** One-time codes that tests can compute: the last six digits of the time step. The server uses RFC 6238 instead. */
export const memoryOneTimeCodes: OneTimeCodes = {
  newSecret: () => 'MEMORY',
  address: (secret, username) => `otpauth://totp/${encodeURIComponent(username)}?secret=${secret}`,
  stepOf: (_secret, code, now) => {
    const step = Math.floor(now.getTime() / STEP_MS);
    return code === String(step).slice(-6) ? step : null;
  },
};

/** There is no device in memory, so every response is wrong. */
export const memoryPasskeys: PasskeyCeremonies = {
  startRegistration: async () => ({ options: {}, challenge: 'none' }),
  finishRegistration: async () => null,
  startSignIn: async () => ({ options: {}, challenge: 'none' }),
  finishSignIn: async () => null,
};
