import { describe, expect, it } from 'vitest';
import { parseAddresses } from '../../adapters/postgres/driver/addresses.ts';
import { shareConnections } from '../../adapters/postgres/driver/connection-shares.ts';

describe("a database's address", () => {
  it('names one server', () => {
    expect(parseAddresses('postgres://u:p@db:5433/shop')).toEqual({
      hosts: [{ host: 'db', port: 5433 }],
      url: 'postgres://u:p@db:5433/shop',
    });
  });

  it('names several, each with its port or the usual one', () => {
    const text = 'postgresql://u:p%40@h1:5432,[::1]:5433,h3/shop?target_session_attrs=read-write';
    expect(parseAddresses(text)).toEqual({
      hosts: [
        { host: 'h1', port: 5432 },
        { host: '::1', port: 5433 },
        { host: 'h3', port: 5432 },
      ],
      url: 'postgresql://u:p%40@h1:5432/shop?target_session_attrs=read-write',
    });
  });

  it('may leave the server to the driver, as for a socket', () => {
    const socket = 'postgres:///shop?host=/var/run/postgresql';
    expect(parseAddresses(socket)).toEqual({ hosts: [{ host: '', port: 5432 }], url: socket });
  });

  it.each([
    ['mysql://u:p@db/shop', /must start with postgres:/],
    ['postgres://u:secret@h1,,h2/shop', /must name each server/],
    ['postgres://u:secret@h1:99999/shop', /must name each server/],
    ['postgres://u:secret@h1:5432,h2:x/shop', /must name each server/],
    ['postgres://u:secret@h1,h2/shop?target_session_attrs=standby', /finds no server for writes/],
  ])('%s is refused in words, without its password', (text, words) => {
    expect(() => parseAddresses(text)).toThrow(words);
    expect(() => parseAddresses(text)).not.toThrow(/secret/);
  });
});

describe('the connections of a process', () => {
  it.each([8, 16, 500])('are never more than %i, all told', (all) => {
    const { connections, sessions } = shareConnections(all, true);
    expect(connections).toBeGreaterThanOrEqual(2);
    // The pulse and the one set aside.
    expect(connections + sessions + 2).toBe(all);
    expect(shareConnections(all, false).connections + 2).toBe(all);
    const { connections: own, toEachReplica } = shareConnections(all + 4, true, 2);
    expect(own + sessions + 2 + 2 * toEachReplica).toBe(all + 4);
  });
});
