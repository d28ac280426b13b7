import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useBrowserLayoutEffect } from '../primitives/use-browser-layout-effect.ts';
import { isBeingUncovered, placeToast, TOAST_CORNER } from './toast-place.ts';
import { dismissToast, TOAST_MS, type Toast } from './toasts.ts';

/** How far a toast must be dragged to close it, in pixels (specification §9). */
const SWIPE_PX = 50;

/** Polling interval while the page below is covered or in transition, in milliseconds. */
const LOOK_MS = 60;

/** The corner of the page is chosen for each toast; on phones a toast has the full width. */
const cornerLook = `
  [${TOAST_CORNER}] { position: fixed; right: 24px; bottom: calc(24px + env(safe-area-inset-bottom)); z-index: 70; }
  [${TOAST_CORNER}][data-place$='left'] { right: auto; left: 24px; }
  [${TOAST_CORNER}][data-place^='top'] { top: calc(var(--header) + 16px); bottom: auto; }
  @media (min-width: 720px) {
    /* A dialog that a mistake leaves open has its buttons in this corner. */
    :root:has([data-modal]) [${TOAST_CORNER}]:has([data-tone='bad']) { inset: 16px auto auto calc(50% - 200px); }
  }
  @media (max-width: 719.98px) {
    [${TOAST_CORNER}], [${TOAST_CORNER}][data-place] { right: 0; left: 0; }
    [${TOAST_CORNER}]:not([data-place^='top']) { bottom: calc(16px + env(safe-area-inset-bottom)); }
    [${TOAST_CORNER}][data-place^='top'] { top: calc(var(--header) + 8px); }
    [${TOAST_CORNER}] > div { display: grid; justify-content: center; }
  }
`;

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;
const shrink = keyframes`to { transform: scaleX(0); }`;

const Box = styled.div<{ $tone: Toast['tone']; $paused: boolean }>`
  --tone: var(--${({ $tone }) => $tone});
  --tone-wash: var(--${({ $tone }) => $tone}-wash);
  position: relative;
  display: flex;
  gap: 14px;
  align-items: flex-start;
  width: min(400px, calc(100vw - 32px));
  padding: 16px 12px 16px 16px;
  border-radius: var(--r-lg);
  background: var(--s2);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--line);
  overflow: hidden;
  touch-action: pan-y;
  /* A drag moves it; it must not select its words instead. */
  user-select: none;
  animation: ${rise} var(--t3) var(--settle);
  &[data-waiting] {
    opacity: 0;
  }
  /* A sheet has its buttons where messages are shown on phones. */
  @media (max-width: 719.98px) {
    :root:has([data-modal]) & {
      position: fixed;
      inset: calc(16px + env(safe-area-inset-top)) auto auto 16px;
    }
  }
  /* A drawer on this side has its own button in this corner: the message stands beside it, or above where there is no beside. */
  :root:has([data-drawer='right']) & {
    position: fixed;
    inset: auto calc(var(--drawer) + 24px) calc(24px + env(safe-area-inset-bottom)) auto;
    @media (max-width: 939.98px) {
      inset: calc(16px + env(safe-area-inset-top)) auto auto 16px;
    }
  }
  :root:has([data-drawer='wide']) & {
    position: fixed;
    inset: auto calc(min(100vw, 640px) + 24px) calc(24px + env(safe-area-inset-bottom)) auto;
    @media (max-width: 1111.98px) {
      inset: calc(16px + env(safe-area-inset-top)) auto auto 16px;
    }
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 3px;
    background: var(--tone);
    transform-origin: left;
    ${({ $paused }) => css`
      animation: ${shrink} ${TOAST_MS}ms linear forwards ${$paused ? 'paused' : 'running'};
    `}
    @media (prefers-reduced-motion: reduce) {
      animation: none !important;
    }
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  flex: none;
  border-radius: 50%;
  background: var(--tone-wash);
  color: var(--tone);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: 14px;
  line-height: 1.5;
  color: var(--text-2);
  overflow-wrap: anywhere;
  & > b {
    display: block;
    font-size: 15.5px;
    font-weight: 650;
    color: var(--text);
  }
`;

/** A toast: shown for five seconds, longer while hovered or focused, closed by a swipe. */
export default function ToastView({ toast: { id, tone, title, text, action } }: { readonly toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const left = useRef(TOAST_MS);
  const box = useRef<HTMLDivElement>(null);
  const isNewPage = useRef(false);
  const { pathname } = useLocation();

  // Placed once per page, because a moving message cannot be read. Above a panel, CSS places it.
  useBrowserLayoutEffect(() => {
    const element = box.current;
    const corner = element?.closest<HTMLElement>(`[${TOAST_CORNER}]`);
    if (!element || !corner) return;
    let timer: ReturnType<typeof setTimeout>;
    const place = () => {
      const waits = isBeingUncovered();
      element.toggleAttribute('data-waiting', waits);
      if (waits) timer = setTimeout(place, LOOK_MS);
      else if (!document.querySelector('[data-modal]')) placeToast(corner, element);
    };
    // The new page is mounted, but its transition has not begun.
    const first = isNewPage.current ? LOOK_MS : 0;
    isNewPage.current = true;
    if (first === 0) place();
    else {
      element.toggleAttribute('data-waiting', true);
      timer = setTimeout(place, first);
    }
    return () => {
      clearTimeout(timer);
      delete corner.dataset.place;
    };
  }, [pathname]);

  const paused = hovered || focused || offset !== 0;

  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [id, paused]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    start.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current !== null) setOffset(clientX - start.current);
  };
  const onPointerEnd = ({ clientX }: PointerEvent) => {
    const moved = start.current === null ? 0 : clientX - start.current;
    start.current = null;
    if (Math.abs(moved) > SWIPE_PX) dismissToast(id);
    else setOffset(0);
  };

  const Icon = tone === 'ok' ? Check : TriangleAlert;
  return (
    <>
      {/* The corner's element is part of the first load, its styles are loaded with the first toast. */}
      <style href="toast-corner" precedence="default">
        {cornerLook}
      </style>
      <Box
        ref={box}
        $tone={tone}
        data-tone={tone}
        $paused={paused}
        style={
          offset
            ? { translate: `${offset}px`, opacity: 1 - Math.min(Math.abs(offset) / 200, 0.6) }
            : undefined
        }
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={() => {
          start.current = null;
          setOffset(0);
        }}
      >
        <Disc>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </Disc>
        <Words>
          <b>{title}</b>
          <span>{text}</span>
        </Words>
        {action && (
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              dismissToast(id);
              action.onAct();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton small aria-label="Dismiss" onClick={() => dismissToast(id)}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      </Box>
    </>
  );
}
