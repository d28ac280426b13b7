import { styled } from 'styled-components';

const Load = styled.span`
  display: flex;
  align-items: center;
  gap: 7px;
  font-size: 12.5px;
  line-height: 1.32;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > i {
    flex: none;
    width: 54px;
    height: 5px;
    border-radius: 3px;
    background: linear-gradient(var(--fill), var(--fill)) 0 0 / var(--part) 100% no-repeat var(--s3);
  }
`;

interface LoadBarProps {
  readonly sessions: number;
  readonly most: number;
}

/** The number of sessions out of the possible ones: `4 of 15`. */
export function LoadBar({ sessions, most }: LoadBarProps) {
  const part = most > 0 ? Math.min(sessions / most, 1) : 0;
  return (
    <Load
      style={{
        ['--part' as string]: `${Math.round(part * 100)}%`,
        ['--fill' as string]: part >= 1 ? 'var(--warn)' : 'var(--text-2)',
      }}
    >
      <i aria-hidden="true" />
      <span>{`${sessions} of ${most}`}</span>
    </Load>
  );
}
