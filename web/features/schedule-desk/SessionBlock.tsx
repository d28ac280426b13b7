import { memo } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { standingOf } from '../../ui/shop/session-standing.ts';
import type { Block } from './board-model.ts';

const Box = styled.button`
  container-type: inline-size;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--r-sm);
  background: var(--s2);
  color: var(--text);
  box-shadow: inset 0 0 0 1px var(--line);
  text-align: left;
  font-size: 12.5px;
  line-height: 1.3;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  transition:
    background var(--t1),
    box-shadow var(--t2);
  &[data-movable] {
    cursor: grab;
  }
  & > span {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 8px;
    padding: 6px 7px;
  }
  &:hover {
    background: var(--s3);
  }
  & picture {
    grid-row: 1 / 3;
    align-self: center;
  }
  & img {
    display: block;
    width: 24px;
    height: 31px;
    border-radius: 5px;
    object-fit: cover;
  }
  & b {
    font-weight: 650;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & em {
    font-style: normal;
    color: var(--text-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & i {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 5px;
    margin-top: 5px;
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
    color: var(--tone);
    & > svg {
      flex: none;
    }
  }
  @container (max-width: 96px) {
    & > span {
      grid-template-columns: minmax(0, 1fr);
    }
    & picture {
      display: none;
    }
    & i {
      white-space: normal;
      font-size: 12px;
    }
    & i > svg {
      display: none;
    }
  }
  &[data-kind='over'] {
    background: none;
    & b,
    & em {
      color: var(--text-3);
    }
    & img {
      opacity: 0.6;
    }
  }
  &[data-kind='suggested'] {
    background: none;
    box-shadow: none;
    border: 1.5px dashed var(--edge);
    & > span {
      padding: 4.5px 5.5px;
    }
  }
  &[data-chosen] {
    box-shadow: inset 0 0 0 2px var(--action);
    background: linear-gradient(var(--select-wash), var(--select-wash)) var(--s2);
  }
  /* Gone from here while it is moved. */
  &[data-lifted] {
    background: none;
    box-shadow: none;
    border: 1.5px dashed var(--edge);
    & > span {
      visibility: hidden;
    }
  }
  /* House lights down: the day that is lit stays as it is. */
  [data-moving] &:not([data-lifted]):not([data-lit] *) {
    background: none;
    & b,
    & em,
    & i {
      color: var(--text-3);
    }
    & img {
      opacity: 0.3;
      filter: saturate(0.4);
    }
  }
`;

interface SessionBlockProps {
  readonly block: Block;
  /** Its start in the board's zone. */
  readonly time: string;
  /** The day, for screen readers. */
  readonly day: string;
  /** Whether it is the board's single tab stop (roving tabindex). */
  readonly current: boolean;
  readonly chosen: boolean;
  readonly lifted: boolean;
}

/** A session on the board: its art, its time, its company, and what is missing. */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const { block, time, day, current, chosen, lifted } = props;
  const { session, kind, key } = block;
  const standing = kind === 'over' ? null : standingOf(session);
  const Icon = standing?.icon;
  const company = session.companyName ?? `${session.firstName} ${session.lastName}`;
  // Begins with what can be read on it, word by word, so that it can be named by voice.
  const words = kind === 'over' ? 'over' : standing?.words;
  const name = [time, company, words, session.experience?.title, day];
  return (
    <Box
      type="button"
      data-block={key}
      data-kind={kind}
      data-movable={kind === 'agreed' || undefined}
      data-chosen={chosen || undefined}
      data-lifted={lifted || undefined}
      tabIndex={current ? 0 : -1}
      aria-label={name.filter(Boolean).join(', ')}
      aria-haspopup="dialog"
    >
      <span>
        {session.experience && <Picture src={session.experience.imageUrl} kind="card" sizes="32px" />}
        <b>{`${time} `}</b>
        <em>{`${company} `}</em>
        {standing && Icon && (
          <i style={{ ['--tone' as string]: `var(--${standing.tone})` }}>
            <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
            <span>{standing.words}</span>
          </i>
        )}
      </span>
    </Box>
  );
});
