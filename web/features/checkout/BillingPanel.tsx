import type { ComponentProps } from 'react';
import { BillingFields } from '../../forms/BillingFields.tsx';
import { BILLING_HINT } from '../../headless/billing-fields.ts';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Hint, PanelTitle } from '../../ui/primitives/Text.tsx';

/** The customer's place, which decides the tax. Only loaded when the shop charges tax. */
export default function BillingPanel(props: ComponentProps<typeof BillingFields>) {
  return (
    <Panel aria-labelledby="billing" style={{ marginTop: 20 }}>
      <PanelTitle id="billing">Billing</PanelTitle>
      <Hint style={{ margin: '6px 0 18px' }}>{BILLING_HINT}</Hint>
      <BillingFields {...props} />
    </Panel>
  );
}
