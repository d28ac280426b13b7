import type { Cancellation } from '@wondercast/core/calendar/scheduling/cancellation';
import { toAmount } from '@wondercast/core/kernel/money';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { type LinePolicy, policyList } from '@wondercast/core/shop/policy/line-policies';
import type { Policy } from '@wondercast/core/shop/policy/policy';
import { policySteps } from '@wondercast/core/shop/policy/policy-words';
import type { WithLastChange } from '@wondercast/core/shop/settings/last-change';
import type { Setting } from '@wondercast/core/shop/settings/registry';
import { encodeLastChange } from './last-change.ts';
import type { Wire } from './wire.ts';

export const encodePolicyWords = (policy: Policy): Wire<'PolicyWords'> =>
  policySteps(policy).map(({ when, what }) => ({ when, what }));

export const encodePolicyList = (policies: readonly LinePolicy[]): Wire<'PolicyWords'> =>
  policyList(policies).map(({ when, what }) => ({ when, what }));

export const encodeLinePolicies = (policies: readonly LinePolicy[]): Wire<'LinePolicies'> =>
  policies.map(({ titles, steps }) => ({
    titles: [...titles],
    words: steps.map(({ when, what }) => ({ when, what })),
  }));

/** A policy with its words. */
export const encodePolicy = (policy: Policy): Wire<'ShopPolicy'> => ({
  zones: policy.zones.map(({ fromHours, refundPercent, movePercent }) => ({
    fromHours,
    refundPercent,
    movePercent,
  })),
  words: encodePolicyWords(policy),
});

/** The shop's own, as administrators edit it, with those of the catalogue that do not follow it. */
export const encodeShopPolicy = (
  { value, version, changed }: WithLastChange<Setting<Policy>>,
  catalogue: readonly Pick<Experience, 'id' | 'slug' | 'title' | 'policy'>[],
): Wire<'Policy'> => ({
  ...encodePolicy(value),
  version,
  changed: encodeLastChange(changed),
  exceptions: catalogue
    .filter(({ policy }) => policy !== null)
    .map(({ id, slug, title }) => ({ id, slug, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
});

/** Who pressed the button is the shop's business. */
export const encodeCancellation = (cancellation: Cancellation | null): Wire<'Cancellation'> =>
  cancellation && {
    at: cancellation.at.toISOString(),
    by: cancellation.by,
    reason: cancellation.reason,
    fee: toAmount(cancellation.fee),
    refund: toAmount(cancellation.refund),
  };
