import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMay } from '../../api/session/use-may.ts';
import { momentIn, placeOf } from '../../ui/formats/zone-moment.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useFocusAfter } from '../../ui/overlays/use-focus-after.ts';
import { autoScroll } from './auto-scroll.ts';
import type { Block, Lane } from './board-model.ts';
import type { Moving } from './board-props.ts';
import type { Shown } from './desk-address.ts';
import { keyMove, neighbourOf } from './key-steps.ts';
import { type Movable, movableOf } from './movable.ts';
import { placeUnder } from './place-under.ts';

/** How far a press must move to become a drag, in pixels. */
const DRAG_PX = 5;

/** How long a touch must rest to lift a session instead of scrolling, in milliseconds. */
const REST_MS = 320;

/** Maximum time a slow device needs to render a lane that has come into view, in milliseconds. */
const DRAWN_MS = 3_000;

interface MoveOptions {
  readonly lanes: readonly Lane[];
  readonly shown: Shown;
  /** Whether a dialog about a session is open above the board. */
  readonly covered: boolean;
  /** Called with the drop place; returns whether that changes anything. */
  readonly onDrop: (moving: Moving) => boolean;
  /** Called when a block was pressed without dragging. */
  readonly onOpen: (block: Block, element: HTMLElement) => void;
}

const blockElement = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);

/** Scrolls a block into view, even one that is not rendered yet, and focuses it. */
const focusBlock = ({ key, lane }: Block): void => {
  const found = blockElement(key);
  if (found) {
    found.focus();
    return;
  }
  document.querySelector(`[data-lanes~="${lane ?? 0}"]`)?.scrollIntoView({ block: 'center' });
  const [before, since] = [document.activeElement, performance.now()];
  const hasMovedOn = () => ![before, document.body].includes(document.activeElement ?? document.body);
  const wait = () =>
    requestAnimationFrame(() => {
      if (hasMovedOn()) return;
      const drawn = blockElement(key);
      if (drawn) drawn.focus();
      else if (performance.now() - since < DRAWN_MS) wait();
    });
  wait();
};

/** The block that now shows the same session, because another time or host gives another block. */
const sameSession = (blocks: readonly Block[], { key, session, startsAt, lane }: Block): Block | null => {
  const own = blocks.filter((block) => block.session.id === session.id);
  return (
    own.find((block) => block.key === key) ??
    own.find((block) => block.startsAt === startsAt || block.lane === lane) ??
    own[0] ??
    null
  );
};

/** Moves sessions on a board with mouse, touch (after a rest) and keyboard. */
export function useMove({ lanes, shown, covered, onDrop, onOpen }: MoveOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  /** A live region's text: where the session moved by keyboard is. */
  const [said, setSaid] = useState('');
  /** The block that had the focus last. */
  const last = useRef<Block | null>(null);
  const hasFocus = useRef(false);
  const byKeys = useRef(false);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);
  /** Set so that the click which ends a drag opens nothing. */
  const dragged = useRef(false);
  const may = useMay('sessions:write');
  const live = useRef({ lanes, shown, onDrop, onOpen, moving, may });
  live.current = { lanes, shown, onDrop, onOpen, moving, may };

  useEffect(() => () => stop.current?.(), []);

  const blocks = useCallback(() => live.current.lanes.flatMap((lane) => lane.blocks), []);
  const find = useCallback(
    (target: EventTarget): Block | null => {
      const key =
        target instanceof Element ? target.closest<HTMLElement>('[data-block]')?.dataset.block : null;
      return blocks().find((block) => block.key === key) ?? null;
    },
    [blocks],
  );

  const sayPlace = useCallback(({ session, startsAt, lane }: Block) => {
    const { lanes: all, shown: seen } = live.current;
    const host = all.find((each) => each.host?.id === lane)?.host;
    setSaid(
      `${session.experience?.title ?? session.bookingReference} is here: ${host?.name ?? 'No host'}, ${momentIn(startsAt, seen.zone)}.`,
    );
  }, []);

  /** The last focused block in its present state. */
  const findLast = useCallback(() => last.current && sameSession(blocks(), last.current), [blocks]);

  // When the focused block disappears because its session has another time or host, focus follows the session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lanes are what removes a block
  useEffect(() => {
    const next = hasFocus.current && document.activeElement === document.body ? findLast() : null;
    if (!next || next.key === last.current?.key) return;
    focusBlock(next);
    if (byKeys.current) sayPlace(next);
  }, [lanes, findLast, sayPlace]);

  useFocusAfter(covered, () => {
    const next = findLast();
    if (next && byKeys.current) sayPlace(next);
    return next && blockElement(next.key);
  });

  const startsWith = useCallback((movable: Movable, key: string | null, by: Moving['by']): Moving => {
    const { zone, days } = live.current.shown;
    const { day } = placeOf(movable.startsAt, zone);
    const isShown = days.includes(day);
    return { movable, key, by, lane: isShown ? movable.lane : undefined, day, startsAt: movable.startsAt };
  }, []);

  /** Follows a pointer until it is released. */
  const drag = useCallback(
    (event: PointerEvent, movable: Movable | null, key: string | null) => {
      if (event.button !== 0 || !movable || live.current.moving) return;
      const { pointerId, pointerType, clientX: x0, clientY: y0 } = event;
      const isTouch = pointerType !== 'mouse';
      const box = event.currentTarget.closest('[data-block]') ?? event.currentTarget;
      const grabbed = event.target instanceof Element ? (event.target.closest('[data-block]') ?? box) : box;
      const offsetY = y0 - grabbed.getBoundingClientRect().top;
      let lifted = false;
      let state: Moving | null = null;
      const scroll = autoScroll();
      let frame = 0;
      /** Once per frame, because finding the element under the pointer forces a layout. */
      const follow = (x: number, y: number) => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => followNow(x, y));
      };
      const followNow = (x: number, y: number) => {
        if (ghost.current) ghost.current.style.transform = `translate(${x + 14}px, ${y - 20}px)`;
        scroll.at(x, y);
        if (!state) return;
        const place = placeUnder(x, y, offsetY, movable, live.current.shown);
        const next: Moving = place ? { ...state, ...place } : { ...state, lane: undefined };
        if (next.lane === state.lane && next.startsAt === state.startsAt) return;
        state = next;
        setMoving(next);
      };
      const lift = (x: number, y: number) => {
        lifted = true;
        dragged.current = true;
        state = startsWith(movable, key, 'pointer');
        setMoving(state);
        // After the ghost is rendered.
        requestAnimationFrame(() => follow(x, y));
      };
      const timer = isTouch ? setTimeout(() => lift(x0, y0), REST_MS) : null;
      const onMove = ({ pointerId: id, clientX: x, clientY: y }: globalThis.PointerEvent) => {
        if (id !== pointerId) return;
        if (lifted) follow(x, y);
        else if (Math.hypot(x - x0, y - y0) > DRAG_PX)
          if (isTouch) end();
          else lift(x, y);
      };
      const onUp = ({ pointerId: id }: globalThis.PointerEvent) => {
        if (id !== pointerId) return;
        const last = state;
        end();
        if (!last) return;
        if (last.lane === undefined) showToast('Nothing was moved', 'It was dropped beside the board.');
        else live.current.onDrop(last);
      };
      const onCancel = () => end();
      const onKey = ({ key: pressed }: globalThis.KeyboardEvent) => {
        if (pressed === 'Escape') end();
      };
      const onTouch = (touch: TouchEvent) => {
        if (lifted) touch.preventDefault();
      };
      const end = () => {
        if (timer) clearTimeout(timer);
        cancelAnimationFrame(frame);
        scroll.end();
        removeEventListener('pointermove', onMove);
        removeEventListener('pointerup', onUp);
        removeEventListener('pointercancel', onCancel);
        removeEventListener('keydown', onKey);
        removeEventListener('touchmove', onTouch);
        stop.current = null;
        if (lifted) setMoving(null);
        // The click of this press is dispatched before the next task.
        setTimeout(() => {
          dragged.current = false;
        });
      };
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onUp);
      addEventListener('pointercancel', onCancel);
      addEventListener('keydown', onKey);
      addEventListener('touchmove', onTouch, { passive: false });
      stop.current = end;
    },
    [startsWith],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const { moving: now, lanes: all, shown: seen } = live.current;
      if (now?.by === 'keys') {
        event.preventDefault();
        if (event.key === 'Escape' || event.key === 'Enter') {
          const block = find(event.target);
          setMoving(null);
          const isDropped = event.key === 'Enter' && live.current.onDrop(now);
          if (block && !isDropped) sayPlace(block);
          return;
        }
        const next = keyMove(now, event, all, seen);
        if (next) setMoving(next);
        return;
      }
      const block = find(event.target);
      if (!block || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'm' || event.key === 'M') {
        const movable = live.current.may ? movableOf(block) : null;
        if (!movable) return;
        byKeys.current = true;
        setSaid('');
        setMoving(startsWith(movable, block.key, 'keys'));
        return;
      }
      const next = neighbourOf(block, event.key, all, seen);
      if (!next) return;
      event.preventDefault();
      setCurrent(next.key);
      focusBlock(next);
    },
    [find, sayPlace, startsWith],
  );

  const handlers = {
    onKeyDown,
    onFocus: useCallback(
      ({ target }: { target: EventTarget }) => {
        const block = find(target);
        if (!block) return;
        last.current = block;
        hasFocus.current = true;
        setCurrent(block.key);
      },
      [find],
    ),
    // React fires no blur when it removes a block.
    onBlur: useCallback(() => {
      hasFocus.current = false;
    }, []),
    onClick: useCallback(
      ({ target }: { target: EventTarget }) => {
        const block = dragged.current || live.current.moving ? null : find(target);
        const element = block && blockElement(block.key);
        if (block && element) live.current.onOpen(block, element);
      },
      [find],
    ),
    // An image in a block would start its own native drag.
    onDragStart: useCallback((event: DragEvent) => event.preventDefault(), []),
    onPointerDown: useCallback(
      (event: PointerEvent) => {
        byKeys.current = false;
        const block = find(event.target);
        if (block) drag(event, live.current.may ? movableOf(block) : null, block.key);
      },
      [drag, find],
    ),
  };

  const known = blocks();
  return {
    moving,
    said,
    /** One block is always the tab stop. */
    current: known.some(({ key }) => key === current) ? current : (known[0]?.key ?? null),
    handlers,
    drag,
    ghost,
  };
}
