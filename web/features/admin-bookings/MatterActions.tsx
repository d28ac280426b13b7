import { useMutation } from '@tanstack/react-query';
import { closeMatter } from '../../api/admin/booking-money.ts';
import type { PaymentAttentionWire } from '../../api/transport/wire.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';
import { Row } from './details-look.ts';

type Matter = NonNullable<PaymentAttentionWire['matter']>;

/** The cause, and for a dispute the deadline for evidence. */
export function MatterFacts({ matter: { cause, evidenceDue, isClosable } }: { readonly matter: Matter }) {
  const facts = [
    cause && `Reason: ${cause.replaceAll('_', ' ')}`,
    !isClosable && evidenceDue && `Evidence is due by ${formatMoment(evidenceDue)}`,
  ].filter(Boolean);
  return facts.length > 0 && <small>{facts.join(' · ')}</small>;
}

interface MatterActionsProps {
  readonly matter: Matter;
  readonly may: boolean;
}

/** Actions for a failed refund or dispute. */
export function MatterActions({ matter: { id, url, isClosable }, may }: MatterActionsProps) {
  const close = useMutation({
    ...closeMatter,
    onSuccess: () => showToast('Taken off the list'),
    onError: showFailure,
  });
  return (
    <Row style={{ width: '100%', marginTop: 6 }}>
      {url !== null && (
        <TextLink href={url} target="_blank" rel="noreferrer">
          Open at the payment provider
        </TextLink>
      )}
      {may && isClosable && (
        <Button look="quiet" size="sm" pending={close.isPending} onClick={() => close.mutate(id)}>
          Mark as done
        </Button>
      )}
    </Row>
  );
}
