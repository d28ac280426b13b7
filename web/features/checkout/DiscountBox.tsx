import { MAX_CODE_LENGTH } from '@wondercast/core/buying/discount/code-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import type { Discount } from './use-discount.ts';

const Applied = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 7px;
  font-size: 14px;
  font-weight: 550;
  color: var(--ok);
  & > svg {
    flex: none;
  }
  & > button {
    margin: -8px 0 -8px auto;
  }
`;

export function DiscountBox({ discount }: { readonly discount: Discount }) {
  const { text, type, error, applied, pending, apply, clear } = discount;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply();
  };
  return (
    <form onSubmit={submit} noValidate style={{ marginTop: 18 }}>
      <TextField
        label="Discount code"
        name="discountCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        value={text}
        error={error}
        onChange={({ target }) => type(target.value)}
        after={
          <Button type="submit" look="quiet" pending={pending}>
            Apply
          </Button>
        }
      />
      {applied && (
        <Applied>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{applied.description || applied.code}</span>
          <IconButton small aria-label={`Remove discount code ${applied.code}`} onClick={clear}>
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </Applied>
      )}
    </form>
  );
}
