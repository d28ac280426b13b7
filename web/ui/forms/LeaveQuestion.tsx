import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasDrafts, leave, leaveTo, stay, useLeaveAsked } from './leaving.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/** Paths that the server answers with a download, which do not leave the page. */
const FETCHED = /^\/(?:api|uploads)\//;

/** The page to which a click leads in this tab; null for any other click. */
const pageOf = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hasAttribute('download') || FETCHED.test(pathname))
    return null;
  return `${pathname}${search}` === `${location.pathname}${location.search}`
    ? null
    : `${pathname}${search}${hash}`;
};

/** Asks before unsaved changes are left, also by links. */
export function LeaveQuestion() {
  const asked = useLeaveAsked();
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const page = hasDrafts() ? pageOf(event) : null;
      if (page === null) return;
      event.preventDefault();
      event.stopPropagation();
      leaveTo(() => void navigate(page));
    };
    // In the capture phase, before the link's own handler.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
  return <UnsavedQuestion isOpen={asked} onKeep={stay} onDiscard={leave} />;
}
