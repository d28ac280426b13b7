import { useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { styled } from 'styled-components';
import { catalogueKey, categoriesQuery } from '../../api/catalogue/catalogue.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { NOT_LOADED } from './use-load-failure.ts';

const Place = styled.div`
  padding: 16px var(--gutter);
`;

/** Shown in place of experiences that could not be loaded. A toast has already announced it. */
export default function LoadFailed() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    await client.refetchQueries({
      predicate: ({ queryKey, state }) =>
        state.status === 'error' &&
        (queryKey[0] === catalogueKey[0] || queryKey[0] === categoriesQuery.queryKey[0]),
    });
    setPending(false);
  };
  return (
    <Place>
      <Note
        tone="bad"
        silent
        action={
          <Button look="quiet" size="sm" pending={pending} onClick={() => void retry()}>
            {!pending && <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            <span>Retry</span>
          </Button>
        }
      >
        {NOT_LOADED}
      </Note>
    </Place>
  );
}
