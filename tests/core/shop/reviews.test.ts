import { reviewableOf } from '@wondercast/core/bookings/reviews/review';
import { reviewPage } from '@wondercast/core/bookings/reviews/use-cases/give-reviews';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../support/all-pages.ts';
import { aBookedLine, aBooking, aRequestedLine, aSession, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aUser, stockedShop } from '../../support/memory-ports.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'correct horse';

type Made = Awaited<ReturnType<typeof stockedShop>>;

const askedMails = ({ ports }: Made) =>
  ports.mails.filter(({ messageId }) => messageId.startsWith('review-asked'));

const tokenIn = (text: string | undefined): string => /\/reviews\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** A shop with a booking of one account, and ways to let it be delivered and days go by. */
const booked = async () => {
  const made = await stockedShop();
  const account = await made.shop.register({
    username: 'mara',
    password: PASSWORD,
    email: 'mara@northlight.example',
    fullName: 'Mara Reyes',
    companyName: null,
  });
  const owner = aUser(account.id);
  const lines = [aRequestedLine({ experienceId: made.quiz.id })];
  const booking = await made.shop.placeBooking(aPlacing({ caller: owner, lines, shownTotal: usd(990) }));
  const set = (deliveryStatus: 'delivered' | 'pending') =>
    made.shop.setDeliveryStatus(anAdmin(), booking.id, { deliveryStatus });
  /** Of the mails that ask, in days. */
  const daysToWait = () =>
    made.ports.store.tables.jobs
      .all()
      .filter(({ job }) => job.task === 'mail-review-asked')
      .map(({ notBefore }) => ((notBefore?.getTime() ?? 0) - made.clock.now.getTime()) / DAY_MS);
  /** Days go by, and every job runs. */
  const later = async (days: number) => {
    made.clock.now = new Date(made.clock.now.getTime() + days * DAY_MS);
    await made.drain();
  };
  return { ...made, owner, booking, set, daysToWait, later };
};

/** Delivered and asked, with the token of the mail. */
const asked = async () => {
  const made = await booked();
  await made.set('delivered');
  await made.later(1);
  const token = tokenIn(askedMails(made)[0]?.text);
  const give = (rating: number, text = 'We laughed a lot.') =>
    made.shop.giveReviews(token, {
      name: 'Mara',
      company: 'Cobaltry',
      reviews: [{ experienceId: made.quiz.id, rating, text }],
    });
  const waiting = async () => {
    const { reviews } = await made.shop.listReviews(anAdmin(), 'waiting', { limit: 5, before: null });
    const [review] = reviews;
    if (!review) throw new Error('No review waits');
    return review;
  };
  const shown = async () => (await made.ports.read.catalogue.load()).reviews;
  return { ...made, token, give, waiting, shown };
};

describe('asking for reviews', () => {
  it('is one mail a day after the delivery, however often a booking is delivered', async () => {
    const made = await booked();
    await made.set('delivered');
    expect(made.daysToWait()).toEqual([1]);
    await made.later(1);
    expect(askedMails(made)).toHaveLength(1);
    await made.set('pending');
    await made.set('delivered');
    await made.later(3);
    const [mail, ...others] = askedMails(made);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'How was The Big Quiz?',
      to: { address: made.booking.customer.email },
    });
  });

  it('is one mail also where a delivery was taken back and set again before it', async () => {
    const made = await booked();
    await made.set('delivered');
    await made.set('pending');
    await made.set('delivered');
    expect(made.daysToWait()).toEqual([1, 1]);
    await made.later(1);
    expect(askedMails(made)).toHaveLength(1);
  });

  it('is not for what is not delivered any more, or cancelled', async () => {
    const made = await booked();
    await made.set('delivered');
    await made.set('pending');
    await made.later(5);
    expect(askedMails(made)).toHaveLength(0);
    const booking = aBooking({
      deliveryStatus: 'delivered',
      lines: [aBookedLine({ experienceId: 3, sessions: [aSession({ state: 'delivered' })] })],
    });
    expect(reviewableOf(booking).map(({ experienceId }) => experienceId)).toEqual([3]);
    expect(reviewableOf({ ...booking, state: 'cancelled' })).toEqual([]);
  });

  it('names each delivered experience once, and none of which no session took place', () => {
    const line = (experienceId: number | null, state: 'delivered' | 'cancelled') =>
      aBookedLine({ experienceId, sessions: [aSession({ state })] });
    const lines = [
      line(3, 'delivered'),
      line(4, 'cancelled'),
      line(3, 'delivered'),
      line(null, 'delivered'),
      line(2, 'delivered'),
    ];
    const found = reviewableOf(aBooking({ deliveryStatus: 'delivered', lines }));
    expect(found.map(({ experienceId }) => experienceId)).toEqual([3, 2]);
  });

  it('follows the setting: so many days later, or never', async () => {
    const made = await booked();
    await made.shop.setReminders(anAdmin(), null, { days: [7], reviewDays: 4 });
    await made.set('delivered');
    expect(made.daysToWait()).toEqual([4]);
    // Whoever waits already is not asked either.
    await made.shop.setReminders(anAdmin(), null, { days: [7], reviewDays: null });
    await made.later(4);
    await made.set('pending');
    await made.set('delivered');
    expect(made.daysToWait()).toEqual([]);
    expect(askedMails(made)).toHaveLength(0);
    // Who sends no days leaves them as they are.
    expect((await made.shop.setReminders(anAdmin(), null, { days: [2] })).value).toEqual({
      days: [2],
      reviewDays: null,
    });
  });

  it('is repeated by the staff with another link, and both go on working', async () => {
    const { shop, ports, booking, token, quiz } = await asked();
    const [mail] = await ports.read.bookingMails
      .of(booking.id)
      .then((mails) => mails.filter(({ kind }) => kind === 'review-asked'));
    await shop.resendMail(anAdmin(), booking.id, mail?.messageId ?? '');
    const tokens = ports.mails.map(({ text }) => tokenIn(text)).filter(Boolean);
    expect(new Set(tokens).size).toBe(2);
    expect(tokens).toContain(token);
    for (const each of tokens)
      expect((await shop.reviewPage(each)).parts.map(({ experienceId }) => experienceId)).toEqual([quiz.id]);
  });
});

describe('giving reviews', () => {
  it('waits for the staff, and may be corrected until they have read it', async () => {
    const { give, waiting, shop, shown } = await asked();
    await give(3);
    const first = await waiting();
    expect(first).toMatchObject({ rating: 3, name: 'Mara', company: 'Cobaltry', title: 'The Big Quiz' });
    await give(5);
    await give(5);
    const second = await waiting();
    expect(second).toMatchObject({ id: first.id, rating: 5, version: first.version + 1 });
    expect(await shown()).toEqual([]);
    await expect(shop.publishReview(anAdmin(), first.id, { version: first.version })).rejects.toMatchObject({
      kind: 'conflict',
    });
    await shop.publishReview(anAdmin(), first.id, { version: second.version });
    expect(await shown()).toMatchObject([
      { username: 'Mara', company: 'Cobaltry', rating: 5, comment: 'We laughed a lot.', answer: null },
    ]);
    await expect(give(1)).rejects.toMatchObject({ kind: 'conflict' });
    // The same once more is the same answer.
    expect((await give(5)).parts[0]?.review?.state).toBe('published');
  });

  it('ends with its link after sixty days', async () => {
    const { give, later, shop, token } = await asked();
    await later(59.9);
    await give(4);
    await later(0.2);
    expect(await shop.reviewPage(token)).toMatchObject({ ended: true, parts: [] });
    await expect(give(5)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is only of experiences of the booking, and by its own link', async () => {
    const { shop, token, quiz } = await asked();
    const of = (experienceId: number) => ({
      name: 'Mara',
      company: null,
      reviews: [
        { experienceId: quiz.id, rating: 5, text: '' },
        { experienceId, rating: 1, text: '' },
      ],
    });
    await expect(shop.giveReviews(token, of(quiz.id + 1))).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'reviews.1.experienceId' }],
    });
    expect((await shop.reviewPage(token)).parts[0]?.review).toBeNull();
    await expect(shop.giveReviews('guessed', of(quiz.id))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('ends for the former address when that is corrected', async () => {
    const { shop, booking, token } = await asked();
    await shop.correctCustomer(anAdmin(), booking.id, { email: 'right@cobaltry.example' });
    await expect(shop.reviewPage(token)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('moderating reviews', () => {
  it('answers, hides with a reason and publishes again', async () => {
    const { shop, ports, give, waiting, shown } = await asked();
    await give(2);
    const { id } = await waiting();
    await shop.answerReview(anAdmin(), id, { answer: 'We are sorry.' });
    await shop.publishReview(anAdmin(), id, {});
    expect(await shown()).toMatchObject([{ rating: 2, answer: 'We are sorry.' }]);
    await shop.answerReview(anAdmin(), id, { answer: 'Come again.' });
    expect(await shown()).toMatchObject([{ answer: 'Come again.' }]);
    const hidden = await shop.hideReview(anAdmin(), id, { reason: 'Names a guest' });
    expect(hidden).toMatchObject({ state: 'hidden', reason: 'Names a guest', publishedId: null });
    expect(await shown()).toEqual([]);
    await shop.publishReview(anAdmin(), id, {});
    expect(await shown()).toMatchObject([{ answer: 'Come again.' }]);
    const entries = await ports.read.audit.of('review', String(id));
    expect(entries.map(({ action }) => action)).toEqual([
      'review.published',
      'review.hidden',
      'review.answered',
      'review.published',
      'review.answered',
      'review.given',
    ]);
    // What people wrote is not in the log, where nobody could erase it.
    expect(JSON.stringify(entries)).not.toMatch(/laughed|sorry|guest|Mara/);
  });

  it('is refused for an experience that is gone', async () => {
    const { shop, give, waiting, quiz } = await asked();
    await give(4);
    await shop.deleteExperience(anAdmin(), quiz.id);
    await expect(shop.publishReview(anAdmin(), (await waiting()).id, {})).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This experience is not in the catalogue any more.',
    });
  });
});

describe('an account that is deleted', () => {
  it('takes its reviews and links along, also what is published, and is asked nothing any more', async () => {
    const { shop, ports, give, waiting, shown, owner, booking, token, ...made } = await asked();
    await give(5);
    await shop.publishReview(anAdmin(), (await waiting()).id, {});
    const { bookings, reviews } = await shop.exportMyData(owner);
    // Reviews are those of the bookings that were read before.
    expect(await allPages(bookings)).toHaveLength(1);
    expect(await allPages(reviews)).toMatchObject([{ rating: 5, title: 'The Big Quiz' }]);
    await shop.deleteAccount(owner, { password: PASSWORD });
    expect(await shown()).toEqual([]);
    expect(await ports.read.reviews.ofBookings([booking.id])).toEqual([]);
    await expect(shop.reviewPage(token)).rejects.toMatchObject({ kind: 'not-found' });
    await made.set('pending');
    await made.set('delivered');
    await made.later(3);
    expect(askedMails({ ...made, shop, ports })).toHaveLength(1);
  });
});

describe('a guessed token', () => {
  it('is looked up by its hash alone, in one step: how near a guess is changes nothing that could be measured', async () => {
    const { ports, token } = await asked();
    const { read } = ports;
    const looked: string[] = [];
    const noted = {
      ...read,
      reviews: {
        ...read.reviews,
        byTokenHash: (hash: string) => {
          looked.push(hash);
          return read.reviews.byTokenHash(hash);
        },
        ofBookings: () => Promise.reject(new Error('Nobody asked for reviews')),
      },
      bookings: { ...read.bookings, byId: () => Promise.reject(new Error('Nobody asked for a booking')) },
    };
    const near = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    for (const guess of [near, 'x'.repeat(token.length), token.slice(0, 3)])
      await expect(reviewPage({ ...ports, read: noted })(guess)).rejects.toMatchObject({
        kind: 'not-found',
        message: 'This link is not valid any more.',
      });
    expect(looked).toHaveLength(3);
    const right = ports.hashToken(token);
    for (const hash of looked) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(hash.slice(0, 8)).not.toBe(right.slice(0, 8));
    }
    await expect(reviewPage({ ...ports, read: noted })(token)).rejects.toThrow('Nobody asked for a booking');
  });
});
