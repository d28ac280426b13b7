/** Smaller numbers are hours, because nothing that is sold takes so few minutes. */
const LEAST_MINUTES = 10;

/** The durations that a number without a unit may mean, in words and as a duration is written; null for any other text. */
export const supposedDuration = (
  text: string,
): { readonly asked: string; readonly duration: string } | null => {
  const typed = text.trim();
  const amount = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : 0;
  if (amount === 0) return null;
  if (amount < LEAST_MINUTES)
    return {
      asked: amount === 1 ? '1 hour' : `${amount} hours`,
      duration: `${Math.round(amount * 60)} min`,
    };
  return { asked: `${Math.round(amount)} minutes`, duration: `${Math.round(amount)} min` };
};
