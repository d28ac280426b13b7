import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { alerts } from '../support/monitoring-files.ts';
import { PARTS, type RunbookSection, runbook } from '../support/runbook.ts';
import { isKnownUnit, unitsIn } from '../support/runbook-units.ts';
import { root } from './tree.ts';

/** Programs that the machines of `deploy` have. */
const PROGRAMS = ['curl', 'psql', 'systemctl', 'journalctl', 'patronictl', 'etcdctl', 'npm', 'du', 'df'];

const wrongIn = ({ alert, text, steps, proof }: RunbookSection): readonly string[] => {
  const places = PARTS.map((part) => text.indexOf(part));
  const inOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  const programs = [...steps, ...proof].flatMap((block) =>
    block.split('\n').map((line) => line.split(' ')[0] ?? ''),
  );
  return [
    ...(inOrder ? [] : [`${alert}: not ${PARTS.join(' ')}`]),
    ...(/^1\. /m.test(text) ? [] : [`${alert}: no first step`]),
    ...programs.filter((name) => !PROGRAMS.includes(name)).map((name) => `${alert}: ${name}?`),
  ];
};

describe('the runbook', () => {
  const sections = runbook();

  it('has a section for each alert, and an alert for each section', () => {
    expect(sections.length).toBeGreaterThan(15);
    expect(sections.map(({ alert }) => alert).toSorted()).toEqual(
      alerts()
        .map(({ alert }) => alert)
        .toSorted(),
    );
  });

  it('says what an alert means, what to do, and when it is over, with commands that exist', () => {
    expect(sections.flatMap(wrongIn)).toEqual([]);
    expect(sections.flatMap(({ steps }) => steps).length).toBeGreaterThan(20);
  });

  it('names only units that are shipped, or that Debian has', () => {
    const units = unitsIn(readFileSync(join(root, 'docs/runbook.md'), 'utf8'));
    expect(units.length).toBeGreaterThan(20);
    expect(units.filter((unit) => !isKnownUnit(unit))).toEqual([]);
  });

  it('would be wrong with a unit that nobody has', () => {
    const planted =
      'export UNIT=shop@3001\nsystemctl restart wondercast; journalctl --since -1h -u $UNIT -n 3 -u x';
    expect(unitsIn(planted)).toEqual(['wondercast', 'shop@3001']);
    expect(['wondercast', 'shop', 'shop@3001', '$OTHER', 'shop-backup.timer'].map(isKnownUnit)).toEqual([
      ...[false, false, true, false, true],
    ]);
  });

  it('gives patronictl what it cannot do without: the name of the cluster', () => {
    const reinit = sections.flatMap(({ steps }) => steps.filter((step) => step.includes(' reinit')));
    expect(reinit.length).toBeGreaterThan(0);
    const { scope } = parse(readFileSync(join(root, 'deploy/patroni/patroni.yml'), 'utf8')) as {
      scope: string;
    };
    for (const step of reinit) expect(step).toMatch(new RegExp(` reinit ${scope} db\\d$`));
  });

  it('is missed where a part is missing or a command is none', () => {
    const [planted] = runbook('# R\n\n## X\n\n**What to do.**\n\n1. a\n   ```sh\n   fixit now\n   ```\n');
    expect(planted && wrongIn(planted)).toEqual([
      'X: not **What it means.** **What to do.** **It is over when**',
      'X: fixit?',
    ]);
  });

  it('links from one section to another that exists', () => {
    const targets = sections.flatMap(({ text }) =>
      [...text.matchAll(/\]\(#(\w+)\)/g)].map(([, name]) => name),
    );
    const known = sections.map(({ alert }) => alert.toLowerCase());
    expect(targets.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});
