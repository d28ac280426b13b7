import type { OneTimeCodes } from '@wondercast/core/people/account/second-factor';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

const totp = (issuer: string, secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** One-time codes (TOTP) that every authenticator app can generate: SHA-1, six digits, 30 seconds (RFC 6238). */
export const oneTimeCodes = (shop: { readonly name: string }): OneTimeCodes => ({
  newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  address: (secret, username) => totp(shop.name, secret, username).toString(),
  stepOf: (secret, code, now) => {
    if (!/^\d{6}$/.test(code)) return null;
    const delta = totp(shop.name, secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
    return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  },
});
