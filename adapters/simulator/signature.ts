import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { INVALID_SIGNATURE } from '@wondercast/core/money/payment/words';

/** A signed event for the shop. */
export interface Delivery {
  readonly body: Uint8Array;
  readonly signature: string;
}

const TOLERANCE_SECONDS = 300;

const digest = (secret: string, seconds: number, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** Signs an event as `t=seconds,v1=hex`, as card providers do. */
export const signed = (secret: string, event: object, now: Date): Delivery => {
  const body = Buffer.from(JSON.stringify(event));
  const seconds = Math.floor(now.getTime() / 1000);
  return { body, signature: `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}` };
};

/** Verifies a delivery and returns its event. @throws Refusal 'malformed' unless the secret signed it within 300 s of `now` */
export const verified = (secret: string, body: Uint8Array, signature: string, now: Date): unknown => {
  const refuse = () => new Refusal('malformed', INVALID_SIGNATURE);
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const actual = Buffer.from(hex, 'hex');
  const expected = digest(secret, Number(time), body);
  const authentic = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!authentic || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) throw refuse();
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    throw refuse();
  }
};
