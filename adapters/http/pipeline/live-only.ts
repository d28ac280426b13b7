import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Permission } from '@wondercast/core/people/account/permissions';
import type { Operation } from '@wondercast/openapi/operations';

/** What these change, the test shop has of the live one. */
const MIRRORED: readonly (Permission | null)[] = [
  'catalogue:write',
  'images:write',
  'discounts:write',
  'partners:write',
  'hosts:write',
  'settings:write',
  'tax:write',
  'staff:write',
];

/** As well: nobody signs in there, and hosts are away in the live shop alone. */
const OF_LIVE_SHOP: readonly string[] = [
  'login',
  'loginByCode',
  'loginByPasskey',
  'askPasskeyToLogin',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'acceptInvitation',
  'addOwnAbsence',
  'removeOwnAbsence',
  'linkAccount',
];
const OF_TEST_SHOP: readonly string[] = ['replayWebhookDelivery'];

/** Whether an operation changes what the test shop follows the live one in. */
export const isLiveOnly = ({ id, method, permission, role }: Operation): boolean => {
  if (method === 'get' || OF_TEST_SHOP.includes(id)) return false;
  return OF_LIVE_SHOP.includes(id) || role === 'user' || MIRRORED.includes(permission);
};

/** @throws Refusal 'forbidden' */
export const assertOfTestShop = (operation: Operation): void => {
  if (!isLiveOnly(operation)) return;
  throw new Refusal('forbidden', 'The test shop follows the live one: change this there.', {
    code: 'live_only',
  });
};
