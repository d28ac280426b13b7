import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** One signature per secret, in the header's format (Standard Webhooks, symmetric). `at` is rounded down to seconds. */
export const signatures = (
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(PREFIX, ''), 'base64');
      const signed = `${id}.${secondsOf(at)}.${body}`;
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    })
    .join(' ');

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
