import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivate } from './private-addresses.ts';

export const NOT_PUBLIC = 'The address leads into a private network';

/** Resolves a name to all of its addresses. */
export type ResolveName = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const systemResolve: ResolveName = (hostname, done) => lookup(hostname, { all: true }, done);

/**
 * A DNS lookup that returns only public addresses. The connection uses the checked address, so a name that changes its address
 * after the check (DNS rebinding) has no effect.
 */
export const guardedLookup =
  (resolve: ResolveName = systemResolve): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, (error, addresses) => {
      const wanted = addresses?.filter(({ family }) => !options.family || family === options.family) ?? [];
      if (error) return done(error, '', 0);
      if (wanted.length === 0 || wanted.some(({ address }) => isPrivate(address)))
        return done(new Error(NOT_PUBLIC), '', 0);
      const [first] = wanted;
      if (options.all) return done(null, [...wanted]);
      return done(null, first?.address ?? '', first?.family ?? 0);
    });
