import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../../api/session/account.ts';
import { type BillingDraft, BLANK_BILLING, billingDraftOf } from '../../headless/billing-draft.ts';

/** The browser's key for what was typed; it lives as long as the tab. */
const STORAGE_KEY = 'checkout-billing';

const remembered = (): BillingDraft => {
  try {
    return { ...BLANK_BILLING, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return BLANK_BILLING;
  }
};

/** Who is invoiced: kept while the tab lives, and as the profile has it where nothing was typed. */
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
      // Without storage a page that is loaded again asks once more.
    }
  }, [billing]);

  return [billing, (change) => setBilling((current) => ({ ...current, ...change }))];
}
