import { lazily, replacing } from '@wondercast/adapters/system/lazily';
import { describe, expect, it, vi } from 'vitest';

const aShelf = () => {
  const makers = {
    cup: vi.fn((colour: string) => ({ colour })),
    plate: vi.fn((colour: string) => ({ colour, isRound: true })),
  };
  return { makers, shelf: lazily<[string], { cup: object; plate: object }>(makers)('blue') };
};

describe('an object whose members are made when they are read', () => {
  it('makes none before, and each once', () => {
    const { makers, shelf } = aShelf();
    expect(Object.keys(shelf)).toEqual(['cup', 'plate']);
    expect('cup' in shelf).toBe(true);
    expect(makers.cup).not.toHaveBeenCalled();
    expect(shelf.cup).toEqual({ colour: 'blue' });
    expect(shelf.cup).toBe(shelf.cup);
    expect(makers.cup).toHaveBeenCalledTimes(1);
    expect(makers.plate).not.toHaveBeenCalled();
  });

  it('has nothing else, so that it may be awaited', async () => {
    const { shelf } = aShelf();
    expect('then' in shelf).toBe(false);
    expect(Reflect.get(shelf, 'toString')).toBe(Object.prototype.toString);
    expect(await Promise.resolve(shelf)).toBe(shelf);
  });

  it('can be copied, which makes all', () => {
    const { shelf } = aShelf();
    const copy = { ...shelf, plate: null };
    expect(copy).toEqual({ cup: { colour: 'blue' }, plate: null });
    expect(copy.cup).toBe(shelf.cup);
  });

  it('may have members replaced, which makes none', () => {
    const { makers, shelf } = aShelf();
    const other = replacing(shelf, { plate: { isFlat: true } });
    expect(makers.cup).not.toHaveBeenCalled();
    expect(other.plate).toEqual({ isFlat: true });
    expect(makers.plate).not.toHaveBeenCalled();
    expect({ ...other }).toEqual({ cup: { colour: 'blue' }, plate: { isFlat: true } });
    expect(other.cup).toBe(shelf.cup);
  });
});
