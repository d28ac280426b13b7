import { describe, expect, it } from 'vitest';
import { alerts } from '../support/monitoring-files.ts';
import { PARTS, type RunbookSection, runbook } from '../support/runbook.ts';

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
