import { DISCOUNT_CODE } from '@wondercast/core/buying/discount/discount-code-record';
import {
  capitalized,
  RECORD_KINDS,
  RECORD_PORTS,
  type RecordPort,
} from '@wondercast/core/desk/records/record-kinds';
import { labelsOf, type RecordFields } from '@wondercast/core/kernel/records/field';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import { SETTING_RECORDS } from '@wondercast/core/shop/settings/setting-records';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import { signIn } from './open-desk.tsx';

/** A new code is active, so its form does not ask. */
const { active: _active, ...CODE } = DISCOUNT_CODE;
/** Tax is asked for where the shop says some: the journey of tax looks for these. */
const {
  taxCategory: _tax,
  venueCountry: _venue,
  venueRegion: _region,
  isOpenToOthers: _open,
  ...SOLD
} = EXPERIENCE;

const expectLabels = ({ innerHTML }: Element, fields: RecordFields) => {
  for (const label of Object.values(labelsOf(fields)))
    expect(innerHTML.includes(`>${label}<`) || innerHTML.includes(`"${label}"`), label).toBe(true);
};

type Form = readonly [tab: string, button: string, fields: RecordFields];

/** Forms that leave out a field, or whose tab has a shorter name. */
const OWN: Partial<Readonly<Record<RecordPort, Form>>> = {
  discountCodes: ['discounts', 'Add Discount Code', CODE],
};

const formOf = (port: RecordPort): Form => {
  const { name, fields } = RECORD_KINDS[port];
  return [`${name}s`, `Add ${name.split('-').map(capitalized).join(' ')}`, fields];
};

it.each<Form>([
  ['experiences', 'Add Experience', SOLD],
  ...RECORD_PORTS.map((port) => OWN[port] ?? formOf(port)),
])('the form of %s has a place for every field of its record', async (tab, button, fields) => {
  await signIn();
  await openScreen(`/admin?tab=${tab}`);
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: button });
  await expect.element(dialog).toBeVisible();
  // What free times are like is asked where they are offered.
  if (tab === 'experiences') await dialog.getByRole('button', { name: 'At once' }).click();
  expectLabels(dialog.element(), fields);
});

it.each(Object.entries<RecordFields>(SETTING_RECORDS))(
  'the part %s of the settings has a place for every field of its record',
  async (part, fields) => {
    await signIn();
    await openScreen(`/admin?tab=settings&part=${part}`);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await expect.element(save).toBeVisible();
    expectLabels(save.element().closest('form') ?? document.body, fields);
  },
);
