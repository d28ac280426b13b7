import CloudOff from 'lucide-react/icons/cloud-off';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import type { TypedWord } from './recovery.ts';

const Typed = styled.dl`
  max-width: 560px;
  margin: 0 auto;
  padding: 0 20px 48px;
  & dt {
    margin-top: 14px;
    font-size: 14px;
    color: var(--text-3);
  }
  & dd {
    margin: 2px 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Replaces a page that cannot be rendered. What was typed into it is listed below, so that it can be copied. */
export default function BrokenPage({ typed }: { readonly typed: readonly TypedWord[] }) {
  return (
    <>
      <EmptyState
        icon={CloudOff}
        titleAs="h1"
        title="Something went wrong"
        text="This page could not be shown. Loading it again usually helps."
        action={
          <Button look="line" onClick={() => window.location.reload()}>
            Reload page
          </Button>
        }
      />
      {typed.length > 0 && (
        <Typed aria-label="What you typed">
          {typed.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Typed>
      )}
    </>
  );
}
