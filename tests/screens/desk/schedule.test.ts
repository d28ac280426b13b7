import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOUR_PX } from '../../../web/features/schedule-desk/day-measures.ts';
import { DESK } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { enter } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

const ZONE = 'America/New_York';

interface Placed {
  readonly id: number;
}

interface Told {
  readonly id: string;
  readonly state: string;
  readonly startsAt: string | null;
  readonly joinUrl: string | null;
  readonly experience: { readonly id: number } | null;
  readonly assignments: readonly { readonly hostId: number; readonly state: string }[];
}

let weeks = 60;
/** A day in a week of its own, further ahead than the next change of clocks: the board shows whole weeks. */
const aDay = (): string => {
  weeks += 1;
  return new Date(Date.now() + 7 * weeks * 86_400_000).toISOString().slice(0, 10);
};

/** A booking of one session, with a time that its customer prefers. */
const book = async (date: string): Promise<Told> => {
  const company = `Kestrelby ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await asAdmin<Placed>('POST', '/api/bookings', {
    firstName: 'Wes',
    lastName: 'Okafor',
    email: 'wes@kestrelby.example',
    companyName: company,
    phoneNumber: '+1 555 010 2000',
    totalPrice: 390,
    items: [
      {
        experienceId: 17,
        selectedTier: 'starter',
        quantity: 1,
        slots: [{ date, time: '11:00', meridiem: 'AM', zone: ZONE }],
      },
    ],
  });
  return told(`${id}-1-1`);
};

const told = (id: string): Promise<Told> => asAdmin('GET', `/api/admin/sessions/${id}`);

const agreed = async (date: string): Promise<Told> => {
  const { id } = await book(date);
  return asAdmin('POST', `/api/admin/sessions/${id}/agree`, { preference: 0, version: 1 });
};

const ledBy = ({ assignments }: Told) => assignments.map(({ hostId, state }) => `${hostId} ${state}`);

const at = (day: string, more = ''): string => `/admin?tab=schedule&day=${day}&zone=${ZONE}${more}`;

/** The next day, six weeks ahead or more, on which clocks there are put forward. */
const shortDay = (): string => {
  const offsetOn = (at: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' }).format(at).slice(-6);
  let at = Date.parse(`${new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10)}T05:00:00Z`);
  while (offsetOn(at) !== '-05:00' || offsetOn(at + 86_400_000) !== '-04:00') at += 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
};

/** A move is saved once board and inbox show it: until this is released, the inbox does not. */
const holdInbox = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/api/admin/inbox')) await promise;
    return fetch(input, init);
  });
  return () => {
    resolve();
    held.mockRestore();
  };
};

describe('the Schedule screen', () => {
  inFull(() => {
    it('places sessions by the clock, also on a day of 23 hours', async () => {
      await signIn();
      const day = shortDay();
      await agreed(day);
      await openScreen(at(day, '&view=day'));
      const block = await page
        .getByRole('button', { name: new RegExp(`^11:00 AM, .*, ${DESK.title}, `) })
        .findElement();
      const cell = block.closest<HTMLElement>('[data-cell]');
      const hours = 11 - Number(cell?.dataset.firstMinute) / 60;
      expect(block.closest<HTMLElement>('[style*="top"]')?.style.top).toBe(`${hours * HOUR_PX}px`);
    });
  });

  it('agrees on a preferred time in the drawer, asks the best host, and is closed by Back', async () => {
    await signIn();
    const day = aDay();
    const { id, experience } = await book(day);
    const host = await addHost({ experienceIds: [experience?.id] });
    await openScreen(at(day));
    history.pushState({ key: 'drawer' }, '', at(day, `&session=${id}`));
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const drawer = page.getByRole('dialog', { name: DESK.title });
    await drawer.getByRole('button', { name: 'Agree on time 1' }).click();
    await expect.element(message('Time agreed')).toBeInTheDocument();
    await drawer.getByRole('radio', { name: new RegExp(host.name) }).click();
    await drawer.getByRole('button', { name: 'Ask Amara' }).click();
    await expect.element(message('Amara is asked')).toBeInTheDocument();
    const after = await told(id);
    expect(after.state).toBe('agreed');
    expect(ledBy(after)).toEqual([`${host.id} asked`]);
    await drawer.getByRole('textbox', { name: 'Join link' }).fill('https://meet.example/desk');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(message('Session saved')).toBeInTheDocument();
    expect((await told(id)).joinUrl).toBe('https://meet.example/desk');
    history.back();
    await expectNone(drawer);
  });

  inFull(() => {
    it('gives a session to a host by keys, says so, and undoes it', async () => {
      await signIn();
      const day = aDay();
      const session = await agreed(day);
      const host = await addHost({
        // Before the hosts of other tests: the first lane beside those without a host.
        name: `!!${crypto.randomUUID().slice(0, 6)}`,
        experienceIds: [session.experience?.id],
      });
      await openScreen(at(day));
      const block = page.getByRole('button', {
        name: new RegExp(`^11:00 AM, .*, Needs a host, ${DESK.title}, `),
      });
      (await block.findElement()).focus();
      await userEvent.keyboard('m{ArrowDown}');
      await expect.element(page.getByRole('status').filter({ hasText: host.name })).toBeVisible();
      await expect.element(page.getByRole('status').filter({ hasText: /Free\.$/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(message(`${host.name} is asked`)).toBeVisible();
      expect(ledBy(await told(session.id))).toEqual([`${host.id} asked`]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.element(message('Undone')).toBeVisible();
      expect(ledBy(await told(session.id))).toEqual([`${host.id} withdrawn`]);
    });

    it('keeps the focus on a session that keys give to a host, move, or put back, and says where it is', async () => {
      await signIn();
      const day = aDay();
      const session = await agreed(day);
      const { name } = await addHost({
        // Before the hosts of other tests: the first lane beside those without a host.
        name: `!!!${crypto.randomUUID().slice(0, 6)}`,
        experienceIds: [session.experience?.id],
      });
      await openScreen(at(day));
      const block = page.getByRole('button', { name: new RegExp(`, ${DESK.title}, `) });
      const said = (words: string) =>
        expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
      (await block.findElement()).focus();
      await userEvent.keyboard('m{ArrowDown}{ArrowRight}{Escape}');
      await expect.element(block).toHaveFocus();
      await said(`${DESK.title} is here: No host, `);

      await userEvent.keyboard('m{ArrowDown}{Enter}');
      await expect.element(page.getByRole('region', { name }).getByRole('button')).toHaveFocus();
      await said(`${DESK.title} is here: ${name}, `);

      await userEvent.keyboard('m{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
      const question = page.getByRole('alertdialog', { name: 'Move this session?' });
      await enter(question.getByRole('button', { name: 'Move and mail' }));
      await expectNone(question);
      await expect
        .element(page.getByRole('region', { name }).getByRole('button', { name: /11:30 AM/ }))
        .toHaveFocus();
      await said(`${DESK.title} is here: ${name}, `);
    });
  });

  it('loses no move that is made while the move before is still being saved', async () => {
    await signIn();
    const day = aDay();
    const session = await agreed(day);
    const { name } = await addHost({
      // Before the hosts of the tests above.
      name: `!!!!${crypto.randomUUID().slice(0, 6)}`,
      experienceIds: [session.experience?.id],
    });
    await openScreen(at(day));
    const block = page.getByRole('button', { name: new RegExp(`, ${DESK.title}, `) });
    (await block.findElement()).focus();
    const release = holdInbox();
    try {
      await userEvent.keyboard('m{ArrowDown}{Enter}');
      const given = page.getByRole('region', { name }).getByRole('button');
      await expect.element(given).toHaveFocus();
      await userEvent.keyboard('m{ArrowUp}{Enter}');
      expect(ledBy(await told(session.id))).toEqual([expect.stringContaining(' asked')]);
    } finally {
      release();
    }
    await expect
      .poll(async () => ledBy(await told(session.id)))
      .toEqual([expect.stringContaining(' withdrawn')]);
  });

  inFull(() => {
    it('asks before it moves a session to another time, because that mails the customer', async () => {
      await signIn();
      const day = aDay();
      const session = await agreed(day);
      await openScreen(at(day));
      const block = page.getByRole('button', { name: new RegExp(`^11:00 AM, .*, ${DESK.title}, `) });
      (await block.findElement()).focus();
      await userEvent.keyboard('m{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
      const question = page.getByRole('alertdialog', { name: 'Move this session?' });
      await question.getByRole('button', { name: 'Keep it where it is' }).click();
      expect((await told(session.id)).startsAt).toBe(session.startsAt);
      (await block.findElement()).focus();
      await userEvent.keyboard('m{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
      await question.getByRole('button', { name: 'Move and mail' }).click();
      await expect.element(message('Session moved')).toBeVisible();
      const moved = Date.parse((await told(session.id)).startsAt ?? '') - Date.parse(session.startsAt ?? '');
      expect(moved).toBe(30 * 60_000);
    });

    it('suggests times in the customer’s zone, and takes them back', async () => {
      await signIn();
      const day = aDay();
      const { id } = await book(day);
      await openScreen(at(day, `&session=${id}`));
      const drawer = page.getByRole('dialog', { name: DESK.title });
      await expect.element(drawer.getByRole('button', { name: 'Send times to Wes' })).toBeDisabled();
      await drawer.getByRole('button', { name: /^Day 1/ }).click();
      await page.getByRole('button', { name: 'Next' }).first().click();
      await page.getByRole('gridcell').getByRole('button', { name: / 15,/ }).first().click();
      const time = drawer.getByRole('textbox', { name: 'Time 1' });
      await time.fill('5pm');
      await userEvent.keyboard('{Enter}');
      await drawer.getByRole('button', { name: 'Send 1 time to Wes' }).click();
      await expect.element(message('Times sent')).toBeInTheDocument();
      expect((await told(id)).state).toBe('suggested');
      await drawer.getByRole('button', { name: 'Take back' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await expect.element(message('Suggestion taken back')).toBeInTheDocument();
      expect((await told(id)).state).toBe('preferred');
    });
  });
});
