/** @jsxImportSource preact */
import type { Parts } from '../times/times.tsx';
import { times } from '../times-file.ts';
import { FilePart } from './FilePart.tsx';

interface TimesPartProps<Name extends keyof Parts> {
  readonly name: Name;
  readonly told: Parts[Name];
}

/** A container in which the file of free times renders. */
export function TimesPart<Name extends keyof Parts>({ name, told }: TimesPartProps<Name>) {
  return <FilePart show={(place) => times?.show(place, name, told)} hide={(place) => times?.hide(place)} />;
}
