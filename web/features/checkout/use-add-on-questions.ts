import { useQuery } from '@tanstack/react-query';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { cartAddOnsQuery } from '../../api/catalogue/cart-experience.ts';

/** A question of an add-on in the cart. The same add-on of two experiences asks once. */
export interface AddOnQuestion {
  readonly id: number;
  readonly addOn: string;
  readonly question: string;
}

export interface AddOnQuestions {
  readonly questions: readonly AddOnQuestion[];
  readonly answers: Readonly<Record<number, string>>;
  readonly answer: (id: number, text: string) => void;
  /** The first question without an answer; null when there is none. */
  readonly unanswered: AddOnQuestion | null;
  /** The add-on that needs a phone number; null when there is none. */
  readonly phoneFor: string | null;
  /** The customer with the answers added to the special requests, which reach everybody who handles a session. */
  readonly told: (customer: Customer) => Customer;
}

/** Storage key of the answers. They are stored for the life of the tab. */
const STORAGE_KEY = 'checkout-answers';

const remembered = (): Readonly<Record<number, string>> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

/** Long enough for an address; short enough that the answers to a full cart fit. */
export const MAX_ANSWER_LENGTH = 200;

/** The special requests with each answer once, even when an earlier payment has already included some. */
export const withAnswers = (
  requests: string | null,
  questions: readonly AddOnQuestion[],
  answers: Readonly<Record<number, string>>,
): string | null => {
  const told = questions
    .filter(({ id }) => answers[id]?.trim())
    .map(({ id, addOn }) => `${addOn}: ${answers[id]?.trim()}`)
    .filter((line) => !requests?.split('\n').includes(line));
  return [...told, ...(requests ? [requests] : [])].join('\n') || null;
};

/** The questions of the cart's add-ons. They are reset for the next booking. */
export function useAddOnQuestions(cart: Cart, isBooked: boolean): AddOnQuestions {
  const [answers, setAnswers] = useState(remembered);
  const chosen = new Set(cart.flatMap(({ addOns }) => addOns.map(({ id }) => id)));
  const experienceIds = cart.flatMap((line) => (line.addOns.length > 0 ? [line.experience.id] : []));
  const { data = [] } = useQuery(cartAddOnsQuery([...new Set(experienceIds)]));
  const asked = data.filter(({ id }) => chosen.has(id));

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(isBooked ? {} : answers));
    } catch {
      // Without storage, a reloaded page asks again.
    }
  }, [answers, isBooked]);

  const questions = asked.flatMap(({ id, name, question }) =>
    question === null ? [] : [{ id, addOn: name, question }],
  );
  return {
    questions,
    answers,
    answer: (id, text) => setAnswers((current) => ({ ...current, [id]: text })),
    unanswered: questions.find(({ id }) => !answers[id]?.trim()) ?? null,
    phoneFor: asked.find(({ needsPhone }) => needsPhone)?.name ?? null,
    told: (customer) => ({
      ...customer,
      specialRequests: withAnswers(customer.specialRequests, questions, answers),
    }),
  };
}
