/** How many units of a line take place, and how many are cancelled: `× 2`, `× 1, 1 cancelled`, `× 2, cancelled`. */
export const unitsInWords = ({
  quantity,
  cancelledUnits,
}: {
  readonly quantity: number;
  readonly cancelledUnits: number;
}): string => {
  if (cancelledUnits === 0) return `× ${quantity}`;
  return isLineOver({ quantity, cancelledUnits })
    ? `× ${quantity}, cancelled`
    : `× ${quantity - cancelledUnits}, ${cancelledUnits} cancelled`;
};

/** Whether no unit of a line takes place any longer. */
export const isLineOver = ({
  quantity,
  cancelledUnits,
}: {
  readonly quantity: number;
  readonly cancelledUnits: number;
}): boolean => quantity > 0 && cancelledUnits >= quantity;
