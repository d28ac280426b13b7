import { isIP } from 'node:net';
import { isPrivate } from '../webhooks/private-addresses.ts';

/** Names that resolve inside a network only. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|example|invalid)\.?$/i;

/** Whether the server at an address is on this machine or in its own network, as one that only catches mails is. */
export const isLocalServer = (url: string): boolean => {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return isPrivate(host);
  return !host.includes('.') || INSIDE.test(host);
};
