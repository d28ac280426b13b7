import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { overviewQuery } from '../../api/admin/overview.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { useRemembered } from '../../ui/primitives/use-remembered.ts';
import { Figures } from './Figures.tsx';
import { Cards, Strip, Toggle, Top } from './overview-look.ts';

const SPANS = [
  { value: '7', label: 'Last 7 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
] as const;

const DEFAULT_DAYS = 30;

const never = () => false;
const skeleton = (
  <Cards aria-busy="true">
    <Skeleton $height="134px" $radius="var(--r-md)" />
    <Skeleton $height="134px" $radius="var(--r-md)" />
    <Skeleton $height="134px" $radius="var(--r-md)" />
    <Skeleton $height="134px" $radius="var(--r-md)" />
  </Cards>
);

/**
 * How the shop is doing: figures by day, upcoming sessions, open amounts. Initially collapsed, because it pushes every tab down.
 * Collapsed, it requests nothing.
 */
export default function Overview() {
  const id = useId();
  const [remembered, remember] = useRemembered('admin-overview');
  const [fold, setFold] = useState(remembered ?? 'folded');
  const [span, rememberSpan] = useRemembered('admin-overview-days');
  const isOpen = fold === 'open';
  const days = Number(SPANS.find(({ value }) => value === span)?.value ?? DEFAULT_DAYS);
  const query = useQuery({ ...overviewQuery(days), enabled: isOpen });
  const choose = (next: 'open' | 'folded') => {
    setFold(next);
    remember(next);
  };

  return (
    <Strip aria-label="Overview" data-folded={isOpen ? undefined : ''}>
      <Top>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => choose(isOpen ? 'folded' : 'open')}
        >
          <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
          Overview
        </Toggle>
        <span />
        {isOpen && (
          <FilterSelect
            label="Days shown"
            all="Last 30 days"
            options={SPANS}
            chosen={span}
            onChoose={(value) => rememberSpan(value ?? '')}
          />
        )}
      </Top>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Loaded
            query={query}
            failed={query.data ? 'Failed to refresh the overview' : 'Failed to load the overview'}
            skeleton={skeleton}
            isEmpty={never}
            empty={null}
          >
            {(overview) => <Figures overview={overview} />}
          </Loaded>
        )}
      </div>
    </Strip>
  );
}
