/** @jsxImportSource preact */

interface WayToTimesProps {
  readonly picks: boolean;
  readonly onTurn: (picks: boolean) => void;
}

/** A free time that is agreed at once, or one's own times that the shop agrees on. */
export function WayToTimes({ picks, onTurn }: WayToTimesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend
    <div class="segments" role="group" aria-label="How to choose a time">
      <button type="button" aria-pressed={picks} onClick={() => onTurn(true)}>
        Pick a time
      </button>
      <button type="button" aria-pressed={!picks} onClick={() => onTurn(false)}>
        Propose times
      </button>
    </div>
  );
}
