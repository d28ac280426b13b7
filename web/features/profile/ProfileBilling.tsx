import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { BillingFields } from '../../forms/BillingFields.tsx';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { type BillingDraft, billingErrors } from '../../headless/billing-draft.ts';
import { Hint } from '../../ui/primitives/Text.tsx';
import { Section } from './profile-look.ts';

interface ProfileBillingProps {
  readonly billing: BillingDraft;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<BillingDraft>) => void;
}

/** The default billing address of the account, when the shop charges tax. */
export function ProfileBilling({ billing, errors, onChange }: ProfileBillingProps) {
  const { tax } = useShopRules();
  if (!tax) return null;
  const issues = Object.entries(errors).map(([path, message]) => ({ path, message }));
  return (
    <Section>
      <legend>Billing</legend>
      <Hint style={{ marginBottom: 14 }}>Checkout begins with it.</Hint>
      <BillingFields
        isWhole
        billing={billing}
        errors={billingErrors(issues)}
        onChange={onChange}
        regions={tax.regions}
      />
    </Section>
  );
}
