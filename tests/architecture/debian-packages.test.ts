import { describe, expect, it } from 'vitest';
import { type DebianPackage, ensureDebianPackages, type Machine } from '../support/debian-packages.ts';

/** A machine that has nothing yet. */
const aMachine = (change: Partial<Machine> & { readonly succeeds?: boolean } = {}) => {
  const installed: DebianPackage[] = [];
  const machine: Machine = {
    isDebian: true,
    isRoot: true,
    find: (command) => (installed.length > 0 ? `/usr/bin/${command}` : null),
    install: async (packages) => {
      if (change.succeeds !== false) installed.push(...packages);
    },
    ...change,
  };
  return { machine, installed };
};

describe('the programs that production runs beside the shop', () => {
  it('are installed by root on Debian where they are missing', async () => {
    const { machine, installed } = aMachine();
    const find = await ensureDebianPackages(['patroni', 'haproxy'], machine);
    expect(installed).toEqual(['patroni', 'haproxy']);
    expect(find('patronictl')).toBe('/usr/bin/patronictl');
  });

  it('are not installed again', async () => {
    const { machine, installed } = aMachine({ find: (command) => `/opt/${command}` });
    await ensureDebianPackages(['pgbouncer'], machine);
    expect(installed).toEqual([]);
  });

  it.each([
    ['for an ordinary user', { isRoot: false }, 'apt-get install patroni etcd-server'],
    ['on another system', { isDebian: false }, 'They are Debian’s packages patroni, etcd-server'],
    ['where apt does not bring them', { succeeds: false }, 'apt-get install patroni etcd-server'],
  ])('are named when they are missing %s: the suite fails and is not skipped', async (_, change, words) => {
    const { machine } = aMachine(change);
    const asked = ensureDebianPackages(['patroni', 'etcd-server'], machine);
    await expect(asked).rejects.toThrow('These programs are missing: patroni, patronictl, etcd. ');
    await expect(asked).rejects.toThrow(words);
  });
});
