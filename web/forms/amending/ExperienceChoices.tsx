import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { searchOf } from '../../addresses/search-address.ts';
import { resultsQuery } from '../../api/catalogue/results.ts';
import type { CardWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { choiceCard } from '../../ui/forms/choice-look.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { What } from './amending-look.ts';

/** How many are shown without a search. */
const SHOWN = 12;

const Top = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
`;

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

interface ExperienceChoicesProps {
  readonly onChoose: (experience: CardWire) => void;
  readonly onClose: () => void;
}

/** Bookable experiences, searched by words. Takes focus when it appears. */
export function ExperienceChoices({ onChoose, onClose }: ExperienceChoicesProps) {
  const [search, setSearch] = useState('');
  const query = resultsQuery(searchOf(new URLSearchParams({ search })));
  const { data, isError, isFetching, refetch } = useQuery(query);
  const found = data?.items.slice(0, SHOWN);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('input')?.focus(), []);
  return (
    <section ref={section} aria-label="Add an experience">
      <Top>
        <SearchField label="Find an experience" value={search} onSearch={setSearch} />
        <Button look="quiet" size="sm" onClick={onClose}>
          Close
        </Button>
      </Top>
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
                  <small>{`${experience.duration}, from ${shownAmount(experience.starterPrice)}`}</small>
                </span>
              </What>
            </Choice>
          </li>
        ))}
      </List>
    </section>
  );
}
