import { isIP } from 'node:net';
import { isPrivate } from '../webhooks/private-addresses.ts';

/** Names that only resolve inside a network. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|example|invalid)\.?$/i;

/** Whether an address points to this machine or its own network, like a mail catcher for development. */
export const isLocalServer = (url: string): boolean => {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return isPrivate(host);
  return !host.includes('.') || INSIDE.test(host);
};
