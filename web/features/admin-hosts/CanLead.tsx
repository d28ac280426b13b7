import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminExperiencesPageQuery } from '../../api/admin/admin-experiences.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { PosterSkeleton } from '../../ui/primitives/Skeleton.tsx';
import { Hint, Small } from '../../ui/primitives/Text.tsx';

const Posters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: 12px 10px;
  margin-top: 14px;
  & > label {
    position: relative;
    display: block;
    font-size: 12.5px;
    line-height: 1.25;
    color: var(--text-3);
    overflow-wrap: anywhere;
    cursor: pointer;
    & > input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    & img {
      display: block;
      width: 100%;
      height: auto;
      aspect-ratio: 386 / 482;
      margin-bottom: 6px;
      border-radius: var(--r-sm);
      object-fit: cover;
      opacity: 0.42;
      filter: saturate(0.6);
      transition: opacity var(--t2);
    }
    & > i {
      position: absolute;
      right: 6px;
      top: 6px;
      display: none;
      place-items: center;
      width: 22px;
      height: 22px;
      border-radius: 50%;
      background: var(--action);
      color: var(--on-action);
    }
    &:hover img {
      opacity: 0.75;
    }
    &:has(:checked) {
      color: var(--text);
      font-weight: 550;
      & img {
        opacity: 1;
        filter: none;
        box-shadow:
          0 0 0 2px var(--s1),
          0 0 0 4px var(--action);
      }
      & > i {
        display: grid;
      }
    }
    &:has(:focus-visible) {
      outline: 2.5px solid var(--focus);
      outline-offset: 4px;
      border-radius: var(--r-sm);
    }
  }
`;

/** Below this number all are shown without a search. */
const SEARCHED = 30;

interface CanLeadProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Chooses the experiences that a host can lead, as posters. */
export function CanLead({ chosen, onChange }: CanLeadProps) {
  const [search, setSearch] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(
    adminExperiencesPageQuery({ search, cursor: null }),
  );
  const known = new Set(chosen);
  // The chosen ones come first; the order stays until the form is opened again.
  const [first] = useState(known);
  const items = data
    ? [...data.items].sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
    : null;
  return (
    <>
      {((data?.total ?? 0) > SEARCHED || search !== '') && (
        <SearchField label="Search experiences" value={search} onSearch={setSearch} />
      )}
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load experiences
        </LoadFailure>
      )}
      <Posters role="group" aria-label="Experiences">
        {!items &&
          !isError &&
          Array.from({ length: 8 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholder posters have no identity
            <PosterSkeleton key={at} />
          ))}
        {items?.map(({ id, title, imageUrl }) => (
          <label key={id}>
            <input
              type="checkbox"
              aria-label={title}
              checked={known.has(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            <Picture src={imageUrl} kind="card" sizes="96px" />
            <i aria-hidden="true">
              <Check size={13} strokeWidth={3} />
            </i>
            <span>{title}</span>
          </label>
        ))}
      </Posters>
      {items?.length === 0 && <Small as="p">No experiences found</Small>}
      {data?.next && <Hint style={{ marginTop: 12 }}>Search to find the others.</Hint>}
    </>
  );
}
