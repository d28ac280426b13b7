/** Taken by card, as the provider took it. */
export interface OwnCharge {
  readonly intentId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly disputed: number;
  /** How many disputes there were over it: one that is over does not begin again. */
  readonly disputes: number;
  readonly isLost: boolean;
}

/** The money of a booking, counted by the test from what was acknowledged. */
export interface OwnMoney {
  /** Oldest first. */
  readonly charges: readonly OwnCharge[];
  readonly offline: number;
  /** To be paid out by transfer, and paid out. */
  readonly payouts: { readonly waiting: number; readonly done: number };
  /** Of changes that cost too little for a card, as long as not all of the booking is here. */
  readonly waived: number;
}

export const NO_MONEY: OwnMoney = { charges: [], offline: 0, payouts: { waiting: 0, done: 0 }, waived: 0 };

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

export const receivedOf = ({ charges, offline }: OwnMoney): number =>
  total(charges.map(({ amount }) => amount)) + offline;

/** By card and otherwise, whether or not a transfer is made already. */
export const returnedOf = ({ charges, payouts }: OwnMoney): number =>
  total(charges.map(({ refunded }) => refunded)) + payouts.waiting + payouts.done;

const lostOf = ({ charges }: OwnMoney): number =>
  total(charges.map(({ disputed, isLost }) => (isLost ? disputed : 0)));

const backOf = ({ amount, refunded, disputed }: OwnCharge): number =>
  Math.max(0, amount - refunded - disputed);

/** What cards could give back. */
export const onCards = ({ charges }: OwnMoney): number => total(charges.map(backOf));

const byTransfer = ({ offline, payouts }: OwnMoney): number =>
  Math.max(0, offline - payouts.waiting - payouts.done);

/** Whether a booking counts as paid, and what it costs before it changes. */
export interface Standing {
  readonly isPaid: boolean;
  readonly total: number;
}

/** What the desk gave of a paid booking, and asks nothing for. */
const giftOf = (money: OwnMoney, { isPaid, total: cost }: Standing): number => {
  const returned = returnedOf(money);
  const missing = cost - money.waived - (receivedOf(money) - returned);
  return isPaid ? Math.max(0, Math.min(returned, missing)) : 0;
};

/** What was paid beyond what is owed, gifts not counted as gone. */
export const paidBeyond = (money: OwnMoney, owed: number, before: Standing): number =>
  receivedOf(money) - returnedOf(money) - lostOf(money) + giftOf(money, before) - owed;

/** What goes back once so much is owed: no more than is here. */
export const dueBack = (money: OwnMoney, owed: number, before: Standing): number => {
  const here = receivedOf(money) - returnedOf(money) - lostOf(money);
  return Math.max(0, Math.min(paidBeyond(money, owed, before), here, onCards(money) + byTransfer(money)));
};

/** Newest card first. */
const fromCards = (money: OwnMoney, amount: number): { readonly money: OwnMoney; readonly left: number } => {
  let left = amount;
  const charges = money.charges.toReversed().map((charge) => {
    const part = Math.min(left, backOf(charge));
    left -= part;
    return { ...charge, refunded: charge.refunded + part };
  });
  return { money: { ...money, charges: charges.toReversed() }, left };
};

/** Cards first, and the rest is to be paid out. */
export const givenBack = (money: OwnMoney, amount: number): OwnMoney => {
  const { money: after, left } = fromCards(money, amount);
  return { ...after, payouts: { ...after.payouts, waiting: after.payouts.waiting + left } };
};

export const charged = (money: OwnMoney, intentId: string, amount: number): OwnMoney => ({
  ...money,
  charges: [...money.charges, { intentId, amount, refunded: 0, disputed: 0, disputes: 0, isLost: false }],
});

/** What a card is charged at least. */
const LEAST = 50;

/** What is paid before a change of a paid booking is made: cents of before come with those that make a payment of them. */
export const paidBefore = ({ waived }: OwnMoney, difference: number): number => {
  if (difference <= 0) return 0;
  if (difference >= LEAST) return difference;
  return waived + difference >= LEAST ? waived + difference : 0;
};

/** Once less is owed: what was waived goes first. */
export const lessWaived = (money: OwnMoney, less: number): OwnMoney => ({
  ...money,
  waived: Math.max(0, money.waived - less),
});

/** Received and not given back: what waits to be paid out is still here. */
export const keptOf = (money: OwnMoney): number =>
  receivedOf(money) - returnedOf(money) + money.payouts.waiting;

/** Nothing is waived of what is here as a whole. */
export const fullyPaid = (money: OwnMoney, owed: number): OwnMoney =>
  keptOf(money) >= owed ? { ...money, waived: 0 } : money;
