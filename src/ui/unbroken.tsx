import { Fragment } from 'react';

/** A name whose words stay whole: its lines end at spaces, never behind the hyphen of `GD-6`. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) => (
    // The parts stand still: their places are their keys.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>{place % 2 === 1 ? <span className="unbroken">{part}</span> : part}</Fragment>
  ));
}
