import { useQuery } from '@tanstack/react-query';
import { DURATIONS, type Filters, NO_FILTERS, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressOf, searchOf } from '../../addresses/search-address.ts';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Chip, ChipRow } from '../../ui/primitives/Chip.tsx';
import { Hint, Subheading } from '../../ui/primitives/Text.tsx';

const Group = styled.section`
  & + & {
    margin-top: 26px;
  }
  & > ${ChipRow} {
    margin-top: 12px;
  }
  & > ${Hint} {
    margin-top: 4px;
  }
`;

interface ChoicesProps<Value extends string> {
  readonly title: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value | null) => void;
}

/** Pressing the chosen option takes it back (specification §4). */
function Choices<Value extends string>({ title, hint, options, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <Group aria-label={title}>
      <Subheading>{title}</Subheading>
      {hint && <Hint>{hint}</Hint>}
      <ChipRow>
        {options.map(({ value, label }) => (
          <Chip
            key={value}
            selected={value === chosen}
            onPress={() => onChoose(value === chosen ? null : value)}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
    </Group>
  );
}

function FilterForm({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const applied = searchOf(new URLSearchParams(pathname === '/' ? search : ''));
  const [{ category, duration, price }, setFilters] = useState<Filters>(applied);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const change = (part: Partial<Filters>) => setFilters((current) => ({ ...current, ...part }));
  const apply = (filters: Filters) => {
    onClose();
    navigate(
      addressOf({
        search: applied.search,
        category: filters.category,
        duration: filters.duration,
        price: filters.price,
      }),
    );
  };
  return (
    <>
      <DialogBody>
        <Choices
          title="Categories"
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          chosen={category}
          onChoose={(value) => change({ category: value })}
        />
        <Choices
          title="Duration"
          options={DURATIONS}
          chosen={duration}
          onChoose={(value) => change({ duration: value })}
        />
        <Choices
          title="Price Range"
          hint="Starter price per session"
          options={PRICE_BUCKETS}
          chosen={price}
          onChoose={(value) => change({ price: value })}
        />
      </DialogBody>
      <DialogFooter style={{ justifyContent: 'space-between' }}>
        <Button look="bare" onClick={() => setFilters(NO_FILTERS)}>
          Reset
        </Button>
        <Button onClick={() => apply({ category, duration, price })}>Apply Filters</Button>
      </DialogFooter>
    </>
  );
}

interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choices stay in the dialog until they are applied; each opening starts from what is in force. */
export default function FilterDialog({ isOpen, onClose }: FilterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Filter Experiences" width={600}>
      <FilterForm onClose={onClose} />
    </Dialog>
  );
}
