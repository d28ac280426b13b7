import { randomUUID } from 'node:crypto';
import { createShop } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startApp, type TestApp } from '../support/app.ts';
import { auditApp } from '../support/auditor.ts';
import { aDiscountCode, anExperience, unique } from '../support/builders.ts';
import { createClient } from '../support/http-client.ts';
import { meeting } from '../support/meeting.ts';
import { until } from '../support/until.ts';
import { type BookingReply, book } from './bodies.ts';
import { naively } from './naive-shop.ts';

const ATTEMPTS = Number(process.env.ATTEMPTS ?? 100);
const USES = 10;
/** Each costs a password's hash. */
const REGISTRATIONS = Number(process.env.REGISTRATIONS ?? 40);

describe('two nodes of one shop', () => {
  let nodes: readonly [TestApp, TestApp];
  beforeAll(async () => {
    const first = await startApp({ store: 'postgres' });
    nodes = [first, await startApp({ store: 'postgres', beside: first })];
  });
  afterAll(async () => {
    await nodes[1].stop();
    await nodes[0].stop();
  });

  const onBoth = <Result>(times: number, work: (node: TestApp, at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, at) => work(nodes[(at % 2) as 0 | 1], at)));
  const addCode = async (maxUses: number) => {
    const code = aDiscountCode({ maxUses });
    await nodes[0].running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
    return code.code;
  };

  it(`let exactly ten of ${ATTEMPTS} attempts have a code with ten uses`, async () => {
    const code = await addCode(USES);
    const replies = await onBoth(ATTEMPTS, (node) =>
      book(node.client(), { discountCode: code, totalPrice: 1305 }),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(USES);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['This code has been used up']));
    expect((await nodes[1].running.ports.read.discountCodes.byCode(code))?.currentUses).toBe(USES);
    await auditApp(...nodes);
  });

  it('would let more have it, if uses were only looked at before they are counted', async () => {
    const code = await addCode(2);
    const shop = createShop(naively(nodes[0].running.ports, { redeem: true }));
    const attempts = Array.from({ length: 20 }, () =>
      shop.placeBooking({
        caller: { kind: 'visitor', visitorKey: null },
        lines: [
          {
            experienceId: 1,
            selectedTier: 'elevated',
            quantity: 1,
            addOnIds: [],
            claimedTierPrice: null,
            claimedAddOnsTotal: null,
            headcount: null,
            slots: [],
          },
        ],
        customer: { firstName: 'A', lastName: 'B', email: 'a@b.example' },
        fromProfile: false,
        discountCode: code,
        shownTotal: 130_500 as never,
        paymentIntentId: null,
        claimedPaid: false,
        once: null,
      }),
    );
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(2);
    const client = new pg.Client({ connectionString: nodes[0].databaseUrl ?? '' });
    await client.connect();
    // Their mails may be under way: the auditor is told that they are gone.
    await client.query(
      `with gone as (delete from bookings where discount_code = $1 returning id, reference)
        insert into audit_log (actor, action, subject, subject_id, details)
        select 'nobody', 'booking.deleted', 'booking', id::text, json_build_object('reference', reference) from gone`,
      [code],
    );
    await client.end();
  });

  it('both are called as one of them was told, within a second', async () => {
    const admin = await nodes[0].admin();
    const { body } = await admin.get<Wire<'ShopSettings'>>('/api/admin/settings');
    const nameAt = async (node: TestApp) =>
      (await node.client().get<Wire<'Config'>>('/api/config')).body.brandName;
    expect(await nameAt(nodes[1])).toBe('Wondercast');
    expect((await admin.put('/api/admin/settings/brand', { ...body.brand, name: 'Limelight' })).status).toBe(
      200,
    );
    expect(await nameAt(nodes[0])).toBe('Limelight');
    await until('the other node has the name', async () => (await nameAt(nodes[1])) === 'Limelight');
    expect(nodes[1].running.ports.profile.name).toBe('Limelight');
    await admin.put('/api/admin/settings/brand', { ...body.brand, version: null });
  });

  it('make one booking of a submit that reaches both, ten times at once, with one key', async () => {
    const mara = await nodes[0].signedIn();
    const key = { 'idempotency-key': randomUUID() };
    const replies = await onBoth(10, async (node) => {
      const browser = node.client();
      for (const [name, value] of mara.cookies) browser.cookies.set(name, value);
      return book(browser, {}, key);
    });
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await mara.get<BookingReply[]>('/api/bookings')).body).toHaveLength(1);
  });

  it(`make one account of ${REGISTRATIONS} registrations of one name`, async () => {
    const username = unique('eve');
    const replies = await onBoth(REGISTRATIONS, (node, at) =>
      node.client().post('/api/register', {
        username: at % 3 ? username : username.toUpperCase(),
        password: PASSWORD,
        email: `${username}-${at}@northlight.example`,
      }),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(REGISTRATIONS - 1);
  });

  it('would make several, if a name were only looked up before it is written', async () => {
    const client = new pg.Client({ connectionString: nodes[0].databaseUrl ?? '' });
    await client.connect();
    const { rows } = await client.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname = 'users_username_key'`,
    );
    await client.query('drop index users_username_key');
    const username = unique('eve');
    const looked = meeting(2);
    const registered = await onBoth(2, ({ running }, at) =>
      running.ports.unitOfWork(async ({ accounts }) => {
        const isTaken = (await accounts.credentialsOf(username)) !== null;
        await looked();
        if (isTaken) return null;
        return accounts.add({ username, passwordHash: 'x', email: `${username}-${at}@b.example` });
      }),
    );
    expect(registered.every((account) => account !== null)).toBe(true);
    await client.query('delete from users where username = $1', [username]);
    await client.query(rows[0]?.indexdef ?? '');
    await client.end();
  });

  it('delete no booking that is being confirmed, and confirm none that is deleted', async () => {
    const mara = await nodes[0].signedIn();
    for (let time = 0; time < 20; time++) {
      const { body } = await book(mara);
      const confirming = nodes[1].running.ports.unitOfWork(async ({ bookings }) => {
        if (!(await bookings.lock(body.id))) return false;
        await bookings.setState(body.id, 'confirmed');
        return true;
      });
      const [confirmed, deleted] = await Promise.all([confirming, mara.delete(`/api/bookings/${body.id}`)]);
      expect(deleted.status).toBe(confirmed ? 409 : 200);
    }
  });

  it('would delete a confirmed one, if it were read without being locked', async () => {
    const mara = await nodes[0].signedIn();
    const [looked, confirmed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pause = () => {
      looked.resolve();
      return confirmed.promise;
    };
    const shop = createShop(naively(nodes[0].running.ports, { lock: true }, pause));
    // The auditor does not hear of this one: it will be lost.
    const unheard = createClient(nodes[0].url);
    for (const [name, value] of mara.cookies) unheard.cookies.set(name, value);
    const { body } = await book(unheard);
    const caller = {
      kind: 'signed-in',
      accountId: mara.user.id,
      username: mara.user.username,
      role: 'user',
      visitorKey: null,
    } as const;
    const deleting = shop.deleteBooking(caller, body.id);
    await looked.promise;
    await nodes[1].running.ports.unitOfWork(({ bookings }) => bookings.setState(body.id, 'confirmed'));
    confirmed.resolve();
    await deleting;
    expect((await mara.get('/api/bookings')).body).toEqual([]);
  });

  it('sign out together', async () => {
    const mara = await nodes[0].signedIn();
    const elsewhere = nodes[1].client();
    for (const [name, value] of mara.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/api/user')).status).toBe(200);
    await mara.post('/api/logout');
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  it('show the same catalogue', async () => {
    const added = await nodes[0].running.ports.unitOfWork(({ catalogue }) =>
      catalogue.addExperience(anExperience()),
    );
    await nodes[0].running.live.refresh();
    const statusOn = async (node: TestApp) =>
      (await node.client().get(`/api/experiences/slug/${added.slug}`)).status;
    expect(await statusOn(nodes[0])).toBe(200);
    await until('the other node shows it', async () => (await statusOn(nodes[1])) === 200);
  });

  it('leave nothing behind that an auditor would mind', () => auditApp(...nodes));
});
