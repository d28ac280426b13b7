import Trash2 from 'lucide-react/icons/trash-2';
import type { PaymentMethodWire } from '../../api/transport/wire.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Small, VisuallyHidden } from '../../ui/primitives/Text.tsx';
import { faceOf } from './card-brands.ts';
import { Actions, Digits, Mark, Row } from './payment-look.ts';

interface MethodRowProps {
  readonly method: PaymentMethodWire;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** A saved card: its brand, the visible digits of its number, and its expiry. */
export function MethodRow({ method, onDefault, onRemove }: MethodRowProps) {
  const { cardBrand, lastFour, expiryDate, isDefault } = method;
  const { mark, masked, cool } = faceOf(cardBrand);
  const name = `${cardBrand} ending in ${lastFour}`;
  return (
    <Row>
      <Mark aria-hidden="true" data-mark={mark} data-cool={cool || undefined} />
      <Digits>
        <b>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden="true">{`${masked}${masked.endsWith(' •') ? '' : ' '}${lastFour}`}</span>
        </b>
        <Small>
          <span aria-hidden="true">{cardBrand}</span>
          <span>{`${expiryDate ? ` · Expires ${expiryDate}` : ''}`}</span>
        </Small>
      </Digits>
      <Actions>
        {isDefault ? (
          <Badge tone="ok">Default</Badge>
        ) : (
          <Button look="quiet" size="sm" aria-describedby={`method-${method.id}`} onClick={onDefault}>
            Set Default
          </Button>
        )}
        <VisuallyHidden id={`method-${method.id}`}>{name}</VisuallyHidden>
        <IconButton small danger aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={20} strokeWidth={1.75} />
        </IconButton>
      </Actions>
    </Row>
  );
}
