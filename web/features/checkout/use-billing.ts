import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../../api/session/account.ts';
import { type BillingDraft, BLANK_BILLING, billingDraftOf } from '../../headless/billing-draft.ts';

/** Storage key of the typed address. It is stored for the life of the tab. */
const STORAGE_KEY = 'checkout-billing';

const remembered = (): BillingDraft => {
  try {
    return { ...BLANK_BILLING, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return BLANK_BILLING;
  }
};

/** The billing address: the typed one, stored for the life of the tab, otherwise the profile's. */
export function useBilling(): [billing: BillingDraft, change: (change: Partial<BillingDraft>) => void] {
  const [billing, setBilling] = useState(remembered);
  const { data: user } = useQuery(userQuery);
  const known = user?.billing ?? null;

  useEffect(() => {
    if (known) setBilling((typed) => (typed.country === '' ? billingDraftOf(known) : typed));
  }, [known]);

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(billing));
    } catch {
      // Without storage, a reloaded page asks again.
    }
  }, [billing]);

  return [billing, (change) => setBilling((current) => ({ ...current, ...change }))];
}
