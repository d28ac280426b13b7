import { useState } from 'react';
import { resetCustomerFactor } from '../../api/admin/customers.ts';
import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Section } from './customer-look.ts';
import { nameOf } from './customer-words.ts';

/** Removes the second factor of a customer who has lost it. */
export function ResetFactor({ customer }: { readonly customer: CustomerDetailsWire }) {
  const [asked, setAsked] = useState(false);
  return (
    <Section>
      <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Reset second factor
      </Button>
      <DeleteDialog
        subject={asked ? customer : null}
        mutation={resetCustomerFactor}
        title="Reset second factor"
        textOf={(subject) =>
          `For a customer who has lost it: passkeys, app and recovery codes of the account of ${nameOf(subject)} go, and it is signed out everywhere. Make sure that it is they who ask.`
        }
        keepLabel="Keep it"
        actLabel="Reset"
        done="Second factor reset"
        failed={(message) => showError(message, 'Second factor not reset')}
        onClose={() => setAsked(false)}
      />
    </Section>
  );
}
