import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aPicture } from '../../support/pictures.ts';
import { signedInStaff } from '../../support/staff.ts';
import { until } from '../../support/until.ts';
import { upload } from '../admin-catalogue/uploading.ts';
import { book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

type Settings = Wire<'ShopSettings'>;
type Group = keyof Settings;

export const describeSettings = (app: () => TestApp) =>
  describe('the settings of the shop', () => {
    let admin: SignedInClient;
    let first: Settings;
    beforeAll(async () => {
      admin = await app().admin();
      first = (await admin.get<Settings>('/api/admin/settings')).body;
    });
    const put = <Name extends Group>(group: Name, change: Partial<Settings[Name]>) =>
      admin.put<Settings[Name] & Wire<'Problem'>>(`/api/admin/settings/${group}`, {
        ...first[group],
        version: null,
        ...change,
      });
    const config = async () => (await app().client().get<Wire<'Config'>>('/api/config')).body;
    const text = async (name: string) =>
      (await app().client().get<Wire<'PageText'>>(`/api/texts/${name}`)).body;
    // Other suites know the shop by its first name.
    afterAll(async () => {
      for (const group of ['brand', 'selling', 'reminders', 'times', 'texts'] as const) await put(group, {});
    });

    it('are what the configuration says until somebody sets them', () => {
      expect(first.brand).toMatchObject({ name: 'Wondercast', logo: null, version: 0 });
      expect(first.selling).toMatchObject({ invoicePrefix: 'INV', daysToPay: 30, iban: null, version: 0 });
      expect(first.reminders).toEqual({ days: [7, 2], reviewDays: 1, version: 0, changed: null });
      expect(first.texts.terms).toContain('# Terms');
    });

    it('say whether a free time is paid when it is taken, also to whoever checks out', async () => {
      expect(first.times).toEqual({ paidFirst: false, partnerUnits: 200, version: 0, changed: null });
      expect(await config()).toMatchObject({ paidFirst: false });
      expect((await put('times', { partnerUnits: 0 })).body.issues).toMatchObject([{ path: 'partnerUnits' }]);
      expect((await put('times', { paidFirst: true })).body).toMatchObject({ paidFirst: true, version: 1 });
      expect(await config()).toMatchObject({ paidFirst: true });
      const { body } = await admin.get<readonly Wire<'AuditEntry'>[]>('/api/admin/audit?subject=settings');
      expect(body[0]).toMatchObject({ action: 'settings.set', subjectId: 'times' });
      await put('times', {});
    });

    it('are followed by the public settings, the reference and the next mail', async () => {
      const sender = { senderName: 'Limelight Desk', senderAddress: 'desk@limelight.example' };
      const { status, body } = await put('brand', {
        name: 'Limelight',
        mail: 'hi@limelight.example',
        ...sender,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ name: 'Limelight', version: 1 });
      expect(await config()).toMatchObject({ brandName: 'Limelight', brandMail: 'hi@limelight.example' });
      const client = app().client();
      expect((await client.get('/api/docs')).text).toContain('<title>API of Limelight</title>');
      expect((await client.get('/api/openapi.json')).text).toContain('hi@limelight.example');
      expect((await text('terms')).intro[0]).toContain(
        'with Limelight. Questions? Write to hi@limelight.example',
      );
      const { bookingReference } = (await book(client)).body;
      const { mail } = await mailTo(app(), bookingReference);
      expect(mail.from?.value).toEqual([{ name: 'Limelight Desk', address: 'desk@limelight.example' }]);
      expect(mail.text).toContain('Limelight');
    });

    it.each([8.87512, 19.000001])(
      'refuse a tax of %s percent, which would be rounded',
      async (taxPercent) => {
        const { status, body } = await put('selling', { taxPercent });
        expect([status, body.issues]).toEqual([
          422,
          [{ path: 'taxPercent', message: 'Must have at most four decimals, such as 8.875' }],
        ]);
      },
    );

    it('say who changed them last, and when', async () => {
      const { body } = await put('reminders', { days: [4] });
      const changed = { by: 'admin', at: expect.stringMatching(/^\d{4}-/) };
      expect(body).toMatchObject({ days: [4], changed });
      const now = (await admin.get<Settings>('/api/admin/settings')).body;
      expect(now.reminders.changed).toEqual(changed);
      const rules = (await admin.get<Wire<'BookingRules'>>('/api/admin/booking-rules')).body;
      const set = await admin.put<Wire<'BookingRules'>>('/api/admin/booking-rules', {
        ...rules,
        noticeHours: rules.noticeHours + 1,
      });
      expect(set.body.changed).toEqual(changed);
      await admin.put('/api/admin/booking-rules', { ...rules, version: set.body.version });
      await put('reminders', {});
    });

    it('sign every mail and say where answers go, as a test mail to oneself shows', async () => {
      const signature = 'Your desk\n+1 212 555 0100';
      const set = await put('brand', { replyTo: 'answers@limelight.example', signature });
      expect(set.body).toMatchObject({ replyTo: 'answers@limelight.example', signature });
      const { bookingReference } = (await book(app().client())).body;
      const { mail } = await mailTo(app(), bookingReference);
      expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['answers@limelight.example']);
      expect(mail.text).toContain('-- \nYour desk\n+1 212 555 0100\n');
      expect(mail.html).toContain('>Your desk</p>');

      const owner = await signedInStaff(app(), 'owner');
      const sent = await owner.post<Wire<'TestMail'>>('/api/admin/settings/test-mail');
      expect([sent.status, sent.body]).toEqual([200, { address: owner.user.email }]);
      const test = (await app().outbox()).find(
        ({ recipients, mail }) =>
          mail.subject?.startsWith('A test mail') && recipients.includes(sent.body.address),
      );
      expect(test?.mail.subject).toMatch(/^A test mail of /);
      expect(test?.mail.text).toContain('-- \nYour desk\n');
      // The preview of the settings is the mail itself.
      const { brand } = (await owner.get<Settings>('/api/admin/settings')).body;
      const typed = new URLSearchParams({ name: brand.name, mail: brand.mail, signature });
      const preview = (await owner.get<Wire<'MailPreview'>>(`/api/admin/settings/mail-preview?${typed}`))
        .body;
      expect(preview.subject).toBe(test?.mail.subject);
      expect(preview.html.trim()).toBe(String(test?.mail.html).trim());
      // Who does not send them leaves them as they are.
      const { replyTo: _, signature: _signature, ...others } = first.brand;
      const kept = await admin.put<Settings['brand']>('/api/admin/settings/brand', {
        ...others,
        version: null,
      });
      expect(kept.body).toMatchObject({ replyTo: 'answers@limelight.example', signature });
      for (const injected of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', 'nobody'])
        expect((await put('brand', { replyTo: injected })).status).toBe(422);
      expect((await put('brand', { senderName: 'Desk\r\nBcc: c@d.example' })).status).toBe(422);
      expect((await put('brand', { signature: 'x'.repeat(501) })).status).toBe(422);
      await put('brand', { replyTo: null, signature: '' });
    });

    it('take an uploaded picture as the logo, which mails then carry', async () => {
      const logo = (await upload(admin, await aPicture(600, 120).png().toBuffer())).body.imageUrl;
      expect((await put('brand', { logo })).status).toBe(200);
      expect((await config()).brandLogo).toBe(logo);
      await until('a mail carries the logo', async () => {
        const { bookingReference } = (await book(app().client())).body;
        return (await mailTo(app(), bookingReference)).mail.attachments.some(
          ({ cid }) => cid === 'logo@brand',
        );
      });
      expect((await put('brand', { logo: 'https://evil.example/logo.png' })).status).toBe(422);
      expect((await put('brand', { logo: 'javascript:alert(1)' })).status).toBe(422);
    });

    it('give script back as text', async () => {
      const script = '<script>alert(1)</script>';
      await put('texts', { privacy: `# ${script}\n\n${script}` });
      expect(await text('privacy')).toEqual({ title: script, intro: [script], sections: [] });
      expect((await put('texts', { terms: 'x'.repeat(20_001) })).status).toBe(422);
      expect((await app().client().get('/api/texts/imprint')).status).toBe(404);
    });

    it('name the field that is wrong', async () => {
      const wrong = {
        iban: 'GB82WEST12345698765433',
        bic: 'X',
        sellerWebsite: 'javascript:alert(1)',
        daysToPay: 1.5,
      };
      const { status, body } = await put('selling', wrong);
      expect(status).toBe(422);
      expect(body.issues?.map(({ path }) => path).sort()).toEqual([
        'bic',
        'daysToPay',
        'iban',
        'sellerWebsite',
      ]);
      expect((await put('reminders', { days: [0] })).status).toBe(422);
      expect((await put('brand', { name: '', mail: 'a@b.example\r\nBcc: c@d.example' })).status).toBe(422);
    });

    it('are refused when they are stale, and each change leaves one trace', async () => {
      const now = (await admin.get<Settings>('/api/admin/settings')).body.reminders;
      const set = await put('reminders', { days: [3, 10, 3], version: now.version });
      expect(set.body).toMatchObject({ days: [10, 3], version: now.version + 1 });
      expect((await put('reminders', { days: [5], version: now.version })).status).toBe(409);
      const { body } = await admin.get<Wire<'AuditEntry'>[]>('/api/admin/audit?subject=settings&limit=1');
      expect(body[0]).toMatchObject({
        action: 'settings.set',
        subjectId: 'reminders',
        details: { before: { days: [7, 2] }, after: { days: [10, 3] } },
      });
      expect((await app().client().get('/api/admin/settings')).status).toBe(401);
    });
  });
