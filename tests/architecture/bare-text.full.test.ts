import { expect, it } from 'vitest';
import { bareTextBesideChanges } from './bare-text.ts';
import { root } from './tree.ts';

/** Each line of the body that ends with `// fragile` is one. */
const PLANTED = `
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
const Look = styled(Button)\`color: red\`;
declare const busy: boolean, name: string, count: number, children: ReactNode, names: string[] | undefined;
export const planted = [
  <button>{busy && <i />}Save</button>, // fragile
  <button>{busy && <i />}{children}</button>, // fragile
  <p>Hello {name}</p>, // fragile
  <p><b>{count}</b> of {count}</p>, // fragile
  <p><b>Total</b>{busy && 'open'}</p>, // fragile
  <><i />{name}</>, // fragile
  <p>{count && <b>{count}</b>} left</p>, // fragile
  <p>{busy ? <b>Open</b> : name}<i /></p>, // fragile
  <p>Seen by {names?.map((each) => <b key={each}>{each}</b>)}</p>, // fragile
  <Look>{name}</Look>, // fragile
  <Button>{() => name}</Button>, // fragile
  <Button>{() => <b>{name}</b>}</Button>,
  <Look>Save</Look>,
  <button>{busy && <i />}<span>Save</span></button>,
  <p>{\`Hello \${name}\`}</p>,
  <p>{busy && 'open'}</p>,
  <p><b>{count}</b> of <b>{count}</b></p>,
  <p>Total {busy ? <b>{count}</b> : <i />}</p>,
  <p>{busy && <i />}{' '}<b>{name}</b></p>,
];
`;

const path = 'web/planted.tsx';

it('no bare text of the web stands beside what changes, comes or goes, since a translated page would break', () => {
  const { looked, found } = bareTextBesideChanges(root, { path, text: PLANTED });
  const fragile = PLANTED.split('\n').flatMap((line, at) =>
    line.endsWith('// fragile') ? [`${path}:${at + 1}`] : [],
  );
  expect(found.filter((each) => each.startsWith(path))).toEqual(fragile);
  expect(found.filter((each) => !each.startsWith(path))).toEqual([]);
  expect(looked).toBeGreaterThan(400);
});
