import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Permission } from '@wondercast/core/people/account/permissions';
import type { Operation } from '@wondercast/openapi/operations';

/** Permissions for data that the test shop copies from the live shop. */
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

/** Further operations of the live shop only: nobody signs in to the test shop, and hosts enter absences in the live shop. */
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

/** Whether an operation may only be called in the live shop. */
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
