import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/** Units of Debian's packages that `deploy` uses, and of a mail server beside the shop. */
const OF_DEBIAN = ['postgresql', 'patroni', 'etcd', 'postfix'];

const shortened = (unit: string): string => unit.replace(/\.service$/, '');

const SHIPPED = readdirSync(join(root, 'deploy/systemd'))
  .filter((name) => /\.(?:service|timer)$/.test(name))
  .map(shortened);

/** Whether systemd would find this unit on a machine of `deploy`: shipped, one of a shipped template, or Debian's. */
export const isKnownUnit = (unit: string): boolean => {
  const name = shortened(unit);
  return [...SHIPPED, ...OF_DEBIAN].includes(name) || SHIPPED.includes(name.replace(/@[^@]+$/, '@'));
};

const SYSTEMCTL = /\bsystemctl ((?:start|stop|restart|status|enable|disable)(?: --now)?) ([^\s`;]+)/g;
const JOURNAL = /\bjournalctl [^\n`]*?-u ([^\s`;]+)/g;

/** Every unit that commands of this text name, with the variables that it sets itself filled in. */
export const unitsIn = (text: string): readonly string[] => {
  const set = new Map([...text.matchAll(/^export (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]));
  const named = [
    ...[...text.matchAll(SYSTEMCTL)].map(([, , unit = '']) => unit),
    ...[...text.matchAll(JOURNAL)].map(([, unit = '']) => unit),
  ];
  return named.map((unit) => unit.replace(/^\$(\w+)$/, (whole, name: string) => set.get(name) ?? whole));
};
