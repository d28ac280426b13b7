import { useQuery } from '@tanstack/react-query';
import { soundFinder } from '@wondercast/core/buying/free-times/finder-days';
import {
  bucketLabel,
  DURATIONS,
  type Filters,
  NO_FILTERS,
  PRICE_BUCKETS,
} from '@wondercast/core/shop/catalogue/search';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressOf, searchOf } from '../../addresses/search-address.ts';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { useFocusAfter } from '../../ui/overlays/use-focus-after.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Chip, ChipRow } from '../../ui/primitives/Chip.tsx';
import { Hint, Subheading } from '../../ui/primitives/Text.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';
import { FinderFields } from './FinderFields.tsx';
import { askedIn, type FinderForm, finderProblems, formOf, NO_FINDER } from './finder-form.ts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
`;

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

/** Pressing the chosen option clears it (specification §4). */
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
  const [finder, setFinder] = useState<FinderForm>(() => formOf(soundFinder(applied)));
  const [isChecked, setChecked] = useState(false);
  const [shown] = useShownZone();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const change = (part: Partial<Filters>) => setFilters((current) => ({ ...current, ...part }));
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    const problems = finderProblems(finder);
    const wrong = problems.people ? 'people' : problems.budget ? 'budget' : null;
    setChecked(wrong !== null);
    if (wrong !== null) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    onClose();
    navigate(addressOf({ search: applied.search, category, duration, price, ...askedIn(finder, shown) }));
  };
  const reset = () => {
    setFilters(NO_FILTERS);
    setFinder(NO_FINDER);
    setChecked(false);
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <DialogBody>
        <Group aria-label="Your event">
          <FinderFields
            form={finder}
            isChecked={isChecked}
            onChange={(part) => setFinder((current) => ({ ...current, ...part }))}
          />
        </Group>
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
          options={PRICE_BUCKETS.map((bucket) => ({ value: bucket.value, label: bucketLabel(bucket) }))}
          chosen={price}
          onChoose={(value) => change({ price: value })}
        />
      </DialogBody>
      <DialogFooter style={{ justifyContent: 'space-between' }}>
        <Button look="bare" onClick={reset}>
          Reset
        </Button>
        <Button type="submit">Apply Filters</Button>
      </DialogFooter>
    </Form>
  );
}

interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choices take effect only when applied. Each opening starts from the active filters. */
export default function FilterDialog({ isOpen, onClose }: FilterDialogProps) {
  // The button on the home page that opened it disappears with that page, so focus moves to the results.
  useFocusAfter(isOpen, () => document.getElementById('main'));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Filter Experiences" width={600}>
      <FilterForm onClose={onClose} />
    </Dialog>
  );
}
