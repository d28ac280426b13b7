import { expect, it } from 'vitest';
import { stockedShop } from '../../support/memory-ports.ts';

it('an invitation comes from the shop and a person’s name', async () => {
  const { shop, ports, drain } = await stockedShop();
  const { id } = await shop.register({
    username: 'ann',
    password: 'correct horse battery',
    email: 'ann@wondercast.example',
    fullName: 'Ann Lee',
    companyName: null,
  });
  await ports.unitOfWork(({ accounts }) => accounts.makeStaff(id, 'owner', ports.now()));
  const caller = {
    kind: 'signed-in',
    accountId: id,
    username: 'ann',
    role: 'admin',
    visitorKey: null,
  } as const;
  await shop.inviteStaff(caller, { email: 'jules@wondercast.example', staffRole: 'desk' });
  await drain();
  const mail = ports.mails.findLast(({ messageId }) => messageId.startsWith('invitation'));
  expect(mail?.subject).toBe('Ann Lee invites you to the staff of Wondercast');
  expect(mail?.text).toContain('Ann Lee invites you to the staff of Wondercast, as Desk');
});
