import { areTooMany, leftOutWords, tooManyWords } from '@wondercast/core/buying/free-times/finder-words';
import SearchX from 'lucide-react/icons/search-x';
import UsersRound from 'lucide-react/icons/users-round';
import { type AppliedFilter, without } from '../../addresses/filter-words.ts';
import { addressOf } from '../../addresses/search-address.ts';
import type { Search } from '../../api/catalogue/catalogue.ts';
import type { FoundPage } from '../../api/catalogue/results.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';

const WAYS: readonly { readonly part: AppliedFilter['part']; readonly label: string }[] = [
  { part: 'people', label: 'Any number of people' },
  { part: 'budget', label: 'Any budget' },
  { part: 'from', label: 'Any day' },
];

interface NothingFitsProps {
  readonly search: Search;
  readonly leftOut: FoundPage['leftOut'];
}

/**
 * Shown when nothing fits people, budget and days: why, and which condition to drop. For groups above the largest tier it offers
 * the shop's help.
 */
export function NothingFits({ search, leftOut }: NothingFitsProps) {
  const { search: term } = search;
  const people = Number(search.people ?? 0);
  const ways = WAYS.filter(({ part }) => search[part] !== null);
  const words = leftOut === null ? '' : leftOutWords(leftOut);
  if (areTooMany(people))
    return (
      <EmptyState
        icon={UsersRound}
        {...tooManyWords(people)}
        action={
          <>
            <ButtonLink to="/contact">Contact Us</ButtonLink>
            <ButtonLink look="line" to={addressOf(without(search, 'people'))}>
              Any number of people
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <EmptyState
      icon={SearchX}
      title={term === '' ? 'No experiences found' : `No experiences found matching "${term}"`}
      text={words === '' ? '' : `Left out: ${words}.`}
      action={
        <>
          {ways.map(({ part, label }) => (
            <ButtonLink key={part} look="line" to={addressOf(without(search, part))}>
              {label}
            </ButtonLink>
          ))}
          <ButtonLink look="bare" to="/">
            Browse everything
          </ButtonLink>
        </>
      }
    />
  );
}
