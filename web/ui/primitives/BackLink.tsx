import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from './Button.tsx';
import type { ButtonLook } from './button-look.ts';

/** Whether the previous page was a page of the shop in this tab. */
const hasHistory = (): boolean =>
  (history.state as { idx?: number } | null)?.idx !== undefined && history.state.idx > 0;

/** Goes to the previous page if there is one, otherwise home (specification §2). */
export function BackLink({
  look = 'bare',
  children,
}: {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}) {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (!hasHistory() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <ButtonLink look={look} size="sm" to="/" onClick={back}>
      {children}
    </ButtonLink>
  );
}
