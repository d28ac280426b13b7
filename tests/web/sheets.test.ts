import { describe, expect, it } from 'vitest';
import { guessMapping, isOwnFile } from '../../web/features/admin-experiences/column-guess.ts';
import { headOf } from '../../web/features/admin-experiences/sheet-head.ts';

describe('the head of a sheet', () => {
  it.each([
    ['name,"price, USD",Length\n1,2,3', ['name', 'price, USD', 'Length']],
    ['\uFEFFslug;title\r\nthe-harlem-jazz-hour;Soirée jazz – 50 €', ['slug', 'title']],
    ['sep=;\nname;what, and why\n', ['name', 'what, and why']],
    ['\n\n"say ""hi""\there"\tother\n', ['say "hi"\there', 'other']],
    ['name,name,,\n', ['name']],
    ['', []],
  ])('of %j has the columns %j', (text, columns) => {
    expect(headOf(text)).toEqual(columns);
  });
});

describe('the columns of a sheet', () => {
  it('are known where the shop wrote them, and mapped where it did not', () => {
    expect(isOwnFile('experiences', ['Slug', 'title'])).toBe(true);
    expect(isOwnFile('experiences', ['title', 'duration'])).toBe(false);
    expect(isOwnFile('experiences', ['slug', 'colour'])).toBe(false);
    expect(isOwnFile('add-ons', ['name'])).toBe(true);
  });

  it('are guessed by their names, each field once, unless they were mapped before', () => {
    const columns = ['Event', 'Name', 'Price (USD)', 'What’s included', 'Colour', 'starter price'];
    expect(guessMapping('experiences', columns, {})).toEqual({
      Event: 'title',
      Name: null,
      'Price (USD)': 'starterPrice',
      'What’s included': 'inclusions',
      Colour: null,
      'starter price': null,
    });
    expect(guessMapping('experiences', columns, { Event: null, Colour: 'theme' })).toMatchObject({
      Event: null,
      Name: 'title',
      Colour: 'theme',
    });
  });
});
