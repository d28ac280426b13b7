import { useQuery } from '@tanstack/react-query';
import { toCents } from '@wondercast/core/money';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { experienceQuery } from '../../api/catalogue/experience.ts';
import { resultsQuery } from '../../api/catalogue/results.ts';
import type { CardWire } from '../../api/transport/wire.ts';
import { usd } from '../../ui/formats/usd.ts';
import { choiceCard } from '../../ui/forms/choice-look.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { TierScale } from '../../ui/shop/TierScale.tsx';
import { AddOnFields } from './AddOnFields.tsx';
import { Head, More, What } from './amending-look.ts';
import { type AddedDraft, roomFor, SMALLEST } from './amendment-draft.ts';

/** As many as fit without scrolling for long; the search finds the others. */
const SHOWN = 12;
/** More people than any room seats are the shop's to refuse. */
const MOST_PEOPLE = 9_999;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
  gap: 8px;
  max-height: 320px;
  margin: 12px 0 0;
  padding: 2px;
  overflow-y: auto;
`;

const Choice = styled.button`
  ${choiceCard}
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 8px 12px 8px 8px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
`;

interface ChoicesProps {
  readonly onChoose: (experience: CardWire) => void;
  readonly onClose: () => void;
}

/** What can be booked, found by its words. */
function Choices({ onChoose, onClose }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const query = resultsQuery({
    search: search,
    category: null,
    duration: null,
    price: null,
  });
  const { data, isError, isFetching, refetch } = useQuery(query);
  const found = data?.items.slice(0, SHOWN);
  return (
    <section aria-label="Add an experience">
      <div style={{ display: 'flex', gap: 8 }}>
        <SearchField label="Find an experience" value={search} onSearch={setSearch} />
        <Button look="quiet" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          The experiences could not be loaded.
        </LoadFailure>
      )}
      {!found && !isError && <Skeleton $height="150px" $radius="var(--r-md)" $top="12px" aria-busy="true" />}
      {found?.length === 0 && <Soft style={{ marginTop: 12 }}>No experience has these words.</Soft>}
      <List>
        {found?.map((experience) => (
          <li key={experience.id}>
            <Choice type="button" onClick={() => onChoose(experience)}>
              <What>
                <Picture src={experience.imageUrl} kind="card" sizes="36px" />
                <span>
                  <b>{experience.title}</b>
                  <small>
                    {experience.duration}, from {usd(experience.starterPrice)}
                  </small>
                </span>
              </What>
            </Choice>
          </li>
        ))}
      </List>
    </section>
  );
}

interface AddedExperienceProps {
  readonly added: AddedDraft | null;
  /** How many come to what is booked: as many are thought of at first. */
  readonly people: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (added: AddedDraft | null) => void;
}

/** One more experience for the booking: which, for how many people, in which room, with which add-ons. */
export function AddedExperience({ added, people, isOpen, onOpen, onChange }: AddedExperienceProps) {
  const { data } = useQuery({
    ...experienceQuery(added?.experience.slug ?? ''),
    enabled: added !== null,
  });
  if (!added)
    return isOpen ? (
      <Choices
        onChoose={({ id, slug, title, imageUrl }) =>
          onChange({ experience: { id, slug, title, imageUrl }, people, tier: null, addOnIds: [] })
        }
        onClose={() => onOpen(false)}
      />
    ) : (
      <Button look="quiet" size="sm" onClick={() => onOpen(true)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        Add another experience
      </Button>
    );
  const { experience, tier, addOnIds } = added;
  const change = (part: Partial<AddedDraft>) => onChange({ ...added, ...part });
  return (
    <section aria-label={`New: ${experience.title}`}>
      <Subheading>New in this booking</Subheading>
      <Head>
        <What>
          <Picture src={experience.imageUrl} kind="card" sizes="44px" />
          <span>
            <b>{experience.title}</b>
            <small>One session; its time is agreed afterwards.</small>
          </span>
        </What>
        <Stepper
          label={`People of ${experience.title}`}
          value={added.people}
          max={MOST_PEOPLE}
          onChange={(count) => change({ people: count, tier: null })}
        />
      </Head>
      <TierScale
        people={added.people}
        own={null}
        chosen={tier ?? roomFor(SMALLEST, added.people)}
        priceOf={(each) => (data ? toCents(data[`${each}Price`]) : null)}
        onChoose={(each) => change({ tier: each })}
      />
      <More>
        <AddOnFields
          experienceId={experience.id}
          chosen={addOnIds}
          onChange={(ids) => change({ addOnIds: ids })}
        />
        <div>
          <Button look="quiet" size="sm" onClick={() => onChange(null)}>
            Do not add it
          </Button>
        </div>
      </More>
    </section>
  );
}
